import { sql } from 'kysely'
import { shownName } from '#analytics/events/shown-variants.ts'
import type { SeenStep } from '#analytics/funnel/count-visitor.ts'
import type { FirstTouch } from '#analytics/funnel/traits.ts'
import type { Trx } from '#server/platform/db/transaction.ts'

/** A visitor with data from the collector, the experiments and the ledger. */
export type StoredVisitor = {
  readonly id: string
  readonly flow: number
  /** In order of time; a step occurs once for each visit that saw it. */
  readonly steps: readonly SeenStep[]
  readonly touch: FirstTouch
  readonly isBot: boolean
  /** Whether the names of the campaign may be made up. */
  readonly isNameDoubted: boolean
  readonly paidAt: Date | null
  readonly lastHeardAt: Date
}

/** Those of these visitors who saw a step, in the order of their ids. */
export async function readSeenVisitors(
  trx: Trx,
  ids: readonly string[],
  livemode: boolean,
): Promise<readonly StoredVisitor[]> {
  const visitors = await trx.selectFrom('visitors').selectAll().where('id', 'in', ids).orderBy('id').execute()
  if (visitors.length === 0) return []
  const [steps, payments, exposures, leads] = [
    await trx
      .selectFrom('step_views')
      .selectAll()
      .where('visitor_id', 'in', ids)
      // Their partitions, so that no other is looked into.
      .where('visitor_day', 'in', [...new Set(visitors.map(({ day }) => day))])
      .orderBy('first_at')
      .execute(),
    await firstPayments(trx, ids, livemode),
    await trx.selectFrom('experiment_exposures').selectAll().where('visitor_id', 'in', ids).orderBy('key').execute(),
    await confirmedGenders(trx, ids),
  ]
  const stepsOf = Map.groupBy(steps, (step) => step.visitor_id)
  const exposuresOf = Map.groupBy(exposures, (exposure) => exposure.visitor_id)
  const paidAt = new Map(payments.map((payment) => [payment.visitor_id, payment.at]))
  const planOf = new Map(payments.map((payment) => [payment.visitor_id, payment.plan]))
  const genderOf = new Map(leads.map((lead) => [lead.visitor_id, lead.gender]))
  return visitors.flatMap((visitor) => {
    // The statistics of two flow versions are not mixed: a visitor belongs to the version in which they entered.
    const all = stepsOf.get(visitor.id) ?? []
    const [first] = all
    if (first === undefined) return []
    const own = all.filter(({ flow }) => flow === first.flow)
    return {
      id: visitor.id,
      flow: first.flow,
      steps: own.map((step) => ({
        step: step.step,
        firstAt: step.first_at,
        backs: step.backs,
        validationErrors: step.validation_errors,
        visibleMs: step.visible_ms,
      })),
      touch: {
        utmSource: visitor.utm_source,
        utmMedium: visitor.utm_medium,
        utmCampaign: visitor.utm_campaign,
        utmContent: visitor.utm_content,
        utmTerm: visitor.utm_term,
        ad: visitor.ad,
        clickIdKind: visitor.click_id_kind,
        landing: visitor.landing,
        deviceType: visitor.device_type,
        referrerDomain: visitor.referrer_domain,
        country: visitor.country,
        platform: visitor.platform,
        inAppBrowser: visitor.in_app_browser,
        language: visitor.language,
        plan: planOf.get(visitor.id) ?? null,
        gender: genderOf.get(visitor.id) ?? null,
        variants: (exposuresOf.get(visitor.id) ?? []).map(shownName),
      },
      isBot: visitor.is_bot,
      isNameDoubted: visitor.is_name_doubted,
      paidAt: paidAt.get(visitor.id) ?? null,
      lastHeardAt: new Date(Math.max(...own.map((step) => step.changed_at.getTime()))),
    }
  })
}

/** The gender of each visitor's first lead. */
const confirmedGenders = (trx: Trx, ids: readonly string[]) =>
  trx
    .selectFrom('visitor_leads')
    .innerJoin('leads', 'leads.id', 'visitor_leads.lead_id')
    .distinctOn('visitor_leads.visitor_id')
    .select(['visitor_leads.visitor_id', sql<string | null>`leads.hero ->> 'gender'`.as('gender')])
    .where('visitor_leads.visitor_id', 'in', ids)
    .where('leads.erased_at', 'is', null)
    .orderBy('visitor_leads.visitor_id')
    .orderBy('leads.created_at')
    .execute()

/** The first payment by each visitor's leads: when it came, and for which plan. */
const firstPayments = (trx: Trx, ids: readonly string[], livemode: boolean) =>
  trx
    .selectFrom('visitor_leads')
    .innerJoin('payments', 'payments.lead_id', 'visitor_leads.lead_id')
    .innerJoin('orders', (join) =>
      join.onRef('orders.lead_id', '=', 'payments.lead_id').onRef('orders.id', '=', 'payments.order_id'),
    )
    .distinctOn('visitor_leads.visitor_id')
    .select(['visitor_leads.visitor_id', 'payments.at', 'orders.product_name as plan'])
    .where('visitor_leads.visitor_id', 'in', ids)
    .where('payments.kind', '=', 'initial')
    .where('payments.state', '=', 'succeeded')
    .where('payments.livemode', '=', livemode)
    .orderBy('visitor_leads.visitor_id')
    .orderBy('payments.at')
    .execute()
