import { sql } from 'kysely'
import { cellChanges } from '#analytics/funnel/cell-changes.ts'
import { WINDOW_DAYS } from '#analytics/funnel/count-visitor.ts'
import { funnelSteps, PURCHASE } from '#analytics/funnel/funnel-steps.ts'
import { type Dimension, type Trait, traitsOf } from '#analytics/funnel/traits.ts'
import { dwellBounds, LONGEST_DWELL_MS } from '#analytics/statistics/dwell-histogram.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { readCounted } from './counted-visitors.ts'
import { storeLiveCells } from './store-cells.ts'
import { limitValues, type Reach } from './value-limits.ts'

/** How many present visitors with one trait saw a step on one day for a time of one bucket. */
type Group = {
  readonly dimension: Dimension | 'all'
  /** What the trait is made of, as it is stored. */
  readonly one: string | null
  readonly other: string | null
  readonly flow: number
  readonly day: string
  readonly step: string
  readonly bucket: number | null
  readonly views: number
  readonly backs: number
  readonly errors: number
  /** Whether all of them come from networks that named very many campaigns. */
  readonly isDoubted: boolean
}

const pages = funnelSteps.filter((step) => step !== PURCHASE)
const bounds = [...dwellBounds]

/** The days on which present visitors were first heard of: naming them lets the database look into no other partition. */
async function presentDays(trx: Trx, since: Date): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('funnel_waiting')
    .innerJoin('visitors', 'visitors.id', 'funnel_waiting.visitor_id')
    .select('day')
    .distinct()
    .where('heard_at', '>', since)
    .execute()
  return rows.map(({ day }) => day)
}

/** The same sums as `countVisitor` and `cellChanges` compute, for all present visitors in one statement. */
async function readGroups(trx: Trx, since: Date, livemode: boolean): Promise<readonly Group[]> {
  const days = await presentDays(trx, since)
  const { rows } = await sql<Group>`
    with present as (
      select visitor_id from funnel_waiting where heard_at > ${since}
    ), views as (
      select step_views.* from step_views join present using (visitor_id) where visitor_day = any(${days}::date[])
    ), entered_by as (
      select distinct on (visitor_id) visitor_id, flow from views order by visitor_id, first_at
    ), own as (
      select views.* from views join entered_by using (visitor_id, flow)
    ), entry as (
      select visitor_id, flow, min(first_at) as at from own where step = ${pages[0]} group by visitor_id, flow
    ), paid as (
      select distinct on (visitor_id) visitor_id, payments.at, product_name as plan
      from present join visitor_leads using (visitor_id) join payments using (lead_id)
      join orders on orders.lead_id = payments.lead_id and orders.id = payments.order_id
      where payments.kind = 'initial' and payments.state = 'succeeded' and payments.livemode = ${livemode}
      order by visitor_id, payments.at
    ), steps as (
      select visitor_id, entry.flow, entry.at, step, sum(backs)::int as backs, sum(validation_errors)::int as errors,
        width_bucket(least(sum(visible_ms), ${LONGEST_DWELL_MS})::int, ${bounds}::int[]) as bucket
      from own join entry using (visitor_id)
      where first_at <= entry.at + ${WINDOW_DAYS} * interval '1 day' and step = any(${pages}::text[])
      group by visitor_id, entry.flow, entry.at, step
      union all
      select visitor_id, entry.flow, entry.at, ${PURCHASE}, 0, 0, null
      from paid join entry using (visitor_id) where paid.at <= entry.at + ${WINDOW_DAYS} * interval '1 day'
    ), people as (
      select visitors.* from visitors join present on present.visitor_id = visitors.id where not is_bot
    ), genders as (
      select distinct on (visitor_id) visitor_id, hero ->> 'gender' as gender
      from present join visitor_leads using (visitor_id) join leads on leads.id = lead_id
      where leads.erased_at is null order by visitor_id, leads.created_at
    ), traits as (
      select id as visitor_id, dimension, one, other, is_name_doubted from people cross join lateral (values
        ('all', null, null), ('source', utm_source, referrer_domain), ('country', country, null),
        ('platform', platform, in_app_browser), ('language', language, null),
        ('medium', utm_medium, null), ('campaign', utm_campaign, null), ('content', utm_content, null),
        ('term', utm_term, null), ('ad', ad, null), ('click', click_id_kind, null), ('landing', landing, null),
        ('device', device_type, null), ('app', in_app_browser, null)) as trait (dimension, one, other)
      union all
      select people.id, 'plan', paid.plan, null, is_name_doubted from people left join paid on paid.visitor_id = people.id
      union all
      select visitor_id, 'path', gender, null, is_name_doubted from genders join people on people.id = visitor_id where gender is not null
      union all
      select visitor_id, 'variant', key || '.' || version || '.' || variant, null, is_name_doubted
      from experiment_exposures join people on people.id = visitor_id
    )
    select dimension, one, other, flow, (at at time zone 'UTC')::date as day, step, bucket,
      count(*)::int as views, sum(backs)::int as backs, sum(errors)::int as errors, bool_and(is_name_doubted) as "isDoubted"
    from steps join traits using (visitor_id)
    group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3`.execute(trx)
  return rows
}

const nobody = {
  ...{ utmSource: null, referrerDomain: null, country: null, platform: '', inAppBrowser: null, language: null },
  ...{
    utmMedium: null,
    utmCampaign: null,
    utmContent: null,
    utmTerm: null,
    ad: null,
    plan: null,
    clickIdKind: null,
    landing: null,
  },
  ...{ deviceType: null, gender: null, variants: [] },
}

/** The trait that the stored values of one dimension amount to. */
function traitOf({ dimension, one, other }: Group): Trait | null {
  if (dimension === 'all') return null
  const touch = {
    source: { utmSource: one, referrerDomain: other },
    medium: { utmMedium: one },
    campaign: { utmCampaign: one },
    content: { utmContent: one },
    term: { utmTerm: one },
    ad: { ad: one },
    plan: { plan: one },
    click: { clickIdKind: one },
    landing: { landing: one },
    device: { deviceType: one },
    app: { inAppBrowser: one },
    country: { country: one },
    platform: { platform: one ?? '', inAppBrowser: other },
    language: { language: one },
    path: { gender: one },
    variant: { variants: one === null ? [] : [one] },
  }[dimension]
  return traitsOf({ ...nobody, ...touch }).find((trait) => trait.dimension === dimension) ?? null
}

const reachOf = ({ step }: Group): Reach =>
  step === PURCHASE ? 'confirmed' : step === pages[0] ? 'entered' : 'went_on'

/** Visitors with earlier counts who are present again: those counts are already among the daily sums. */
async function countedAndPresent(trx: Trx, since: Date): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('funnel_waiting')
    .innerJoin('funnel_visitors', 'funnel_visitors.visitor_id', 'funnel_waiting.visitor_id')
    .select('funnel_visitors.visitor_id')
    .where('heard_at', '>', since)
    .orderBy('funnel_visitors.visitor_id')
    .execute()
  return rows.map(({ visitor_id }) => visitor_id)
}

/** Replaces the sums of the visitors of whom something was heard since a time, and who are therefore still present. */
export async function replaceLiveSums(trx: Trx, since: Date, now: Date, livemode: boolean): Promise<void> {
  const groups = await readGroups(trx, since, livemode)
  const traits = groups.map((group) => traitOf(group))
  const limited = await limitValues(
    trx,
    groups.flatMap((group, place) => {
      const trait = traits[place]
      return trait === null || trait === undefined
        ? []
        : [{ ...trait, reach: reachOf(group), isDoubted: group.isDoubted }]
    }),
    now.toISOString().slice(0, 10),
  )
  const changes = cellChanges()
  for (const [place, group] of groups.entries()) {
    const trait = traits[place] ?? null
    if (trait === null && group.dimension !== 'all') continue
    changes.addGroup({ ...group, ...(trait === null ? { dimension: 'all', value: '' } : limited(trait)) })
  }
  for (const counted of await readCounted(trx, await countedAndPresent(trx, since))) changes.remove(counted)
  await trx.deleteFrom('funnel_live').execute()
  await storeLiveCells(trx, changes.list())
  await trx.updateTable('funnel_progress').set({ live_at: now }).execute()
}
