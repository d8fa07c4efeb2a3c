import { sql } from 'kysely'
import { tidySource } from '#analytics/funnel/traits.ts'
import type { CustomersQuery, CustomersReply } from '#domain/api/console/customers.ts'
import { idsOfOrderNumber, orderNumber } from '#domain/billing/order-number.ts'
import { normaliseEmail } from '#domain/hero/email.ts'
import { Problem } from '#domain/problem.ts'
import { addressKey } from '#server/email/address-key.ts'
import { readSourceNames } from '#server/figures/source-names.ts'
import type { Database } from '#server/platform/db/database.ts'
import { firstVisitOf, writtenSource } from './first-visit.ts'

/** The most customers that a search shows. */
const SHOWN = 50
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const containing = (part: string) => `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`

type Row = {
  readonly id: string
  readonly email: string
  readonly since: Date
  readonly paid: number
  readonly state: string | null
  readonly erased_at: Date | null
  readonly source: string | null
  readonly campaign: string | null
}

/** The ids of orders with this number: almost always one. */
async function idsWithNumber(db: Database, typed: string): Promise<readonly string[]> {
  const range = idsOfOrderNumber(typed)
  if (range === null) return []
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '>=', range.from)
    .where('id', '<=', range.to)
    .execute()
  return rows.map(({ id }) => id).filter((id) => orderNumber(id) === range.number)
}

/** Leads whose address contains a text, or who have an order, a receipt or a payment with this id or number. */
function matching(text: string, numbered: readonly string[]) {
  const wanted = text.trim()
  const id = uuid.test(wanted.toLowerCase()) ? wanted.toLowerCase() : null
  return sql`(email_normalised like ${containing(addressKey(wanted))}
    or lower(email) like ${containing(normaliseEmail(wanted))}
    or id = ${id}::uuid
    or id in (select lead_id from orders where id = ${id}::uuid or provider_ref = ${wanted})
    or id in (select lead_id from orders where id = any(${numbered}::uuid[]))
    or id in (select lead_id from payments where provider_ref = ${wanted})
    or id in (select lead_id from tax_documents where number = ${wanted.toUpperCase()}))`
}

/** Leads of people with a subscription in a state, or with none. The newest one is looked at later. */
const mayBe = (state: string) =>
  state === 'none'
    ? sql`not exists (select from subscriptions where subscriptions.lead_id = leads.id)`
    : sql`email_normalised in (select email_normalised from leads owner
        join subscriptions on subscriptions.lead_id = owner.id where subscriptions.state = ${state})`

/** Leads of people with a visit of a source and a campaign. The first visit is looked at later. */
const mayComeFrom = (spellings: readonly string[] | null, campaign: string | undefined) => sql`email_normalised in (
  select email_normalised from leads came
  join visitor_leads on visitor_leads.lead_id = came.id join visitors on visitors.id = visitor_leads.visitor_id
  where (${spellings === null} or ${writtenSource} = any(${[...(spellings ?? [])]}::text[]))
    and (${campaign ?? null}::text is null
      or coalesce(nullif(lower(visitors.utm_campaign), ''), 'none') = ${campaign?.toLowerCase() ?? null}))`

/**
 * The people that fit everything that is asked for, the newest first. A person is shown once, by their latest lead.
 * @throws Problem QUERY_INVALID if nothing is asked for
 */
export async function findCustomers(
  db: Database,
  { q, state, source: typed, campaign }: CustomersQuery,
): Promise<CustomersReply> {
  if ([q, state, typed, campaign].every((each) => each === undefined)) throw new Problem('QUERY_INVALID')
  const isVisitAsked = typed !== undefined || campaign !== undefined
  const names = await readSourceNames(db)
  const source = typed === undefined ? null : names.shown('source', tidySource(typed))
  const spellings = source === null ? null : names.stored('source', source)
  const numbered = q === undefined ? [] : await idsWithNumber(db, q)
  const { rows } = await sql<Row>`
    with found as (
      select distinct on (email_normalised) id, email, email_normalised, created_at, erased_at from leads
      where true
        ${q === undefined ? sql`` : sql`and ${matching(q, numbered)}`}
        ${state === undefined ? sql`` : sql`and ${mayBe(state)}`}
        ${isVisitAsked ? sql`and ${mayComeFrom(spellings, campaign)}` : sql``}
      order by email_normalised, created_at desc
    )
    select id, email, created_at as since, erased_at, newest.state, visit.source, visit.campaign,
      (select count(*) from orders join leads own on own.id = orders.lead_id
        where own.email_normalised = found.email_normalised and paid_at is not null) as paid
    from found
    left join lateral (
      select state from subscriptions join leads own on own.id = subscriptions.lead_id
      where own.email_normalised = found.email_normalised
      order by subscriptions.created_at desc limit 1) newest on true
    left join lateral ${firstVisitOf(sql`found.email_normalised`)} visit on true
    where (${state ?? null}::text is null or coalesce(newest.state, 'none') = ${state ?? null})
      and (${source}::text is null or visit.source = ${source})
      and (${campaign?.toLowerCase() ?? null}::text is null
        or lower(visit.campaign) = ${campaign?.toLowerCase() ?? null})
    order by created_at desc limit ${SHOWN + 1}`.execute(db)
  return {
    customers: rows.slice(0, SHOWN).map((row) => ({
      id: row.id,
      email: row.email,
      since: row.since.toISOString(),
      paidOrders: Number(row.paid),
      subscription: row.state,
      erasedAt: row.erased_at?.toISOString() ?? null,
      ...{ source: row.source, campaign: row.campaign },
    })),
    hasMore: rows.length > SHOWN,
  }
}
