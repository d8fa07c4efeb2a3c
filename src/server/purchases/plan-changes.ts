import type { Money } from '#domain/billing/money.ts'
import type { AgreedChange } from '#domain/billing/purchase.ts'
import type { PlanUndoneBecause } from '#server/platform/db/sales-columns.ts'
import type { Reader, Trx } from '#server/platform/db/transaction.ts'
import type { PlanChangeRow, PriceChangeRow, SubscriptionRow } from './stored-purchase.ts'

type SubscriptionKey = Pick<SubscriptionRow, 'lead_id' | 'id'>

/**
 * The plans chosen for a subscription that count, in the order in which they were agreed to: those that were not
 * undone, and those that their provider still charges although another was chosen since, until that one is approved
 * there.
 */
export async function planChangesOf(
  db: Reader,
  subscription: SubscriptionKey | null,
): Promise<readonly PlanChangeRow[]> {
  if (subscription === null) return []
  return db
    .selectFrom('subscription_plan_changes')
    .selectAll()
    .where('lead_id', '=', subscription.lead_id)
    .where('subscription_id', '=', subscription.id)
    .where((plan) =>
      plan.or([
        plan('undone_at', 'is', null),
        plan.and([plan('undone_because', '=', 'replaced'), plan('applied_at', 'is not', null)]),
      ]),
    )
    .orderBy('agreed_at')
    .execute()
}

/** The plan that begins with the next renewal; undefined if the plan stays the same. */
export const planToCome = (rows: readonly PlanChangeRow[]): PlanChangeRow | undefined =>
  rows.find(({ begun_at, undone_at }) => begun_at === null && undone_at === null)

/** Whether the customer has chosen a plan here and still has to approve it at the provider. */
export const isPlanToApprove = ({ approve_url, applied_at }: PlanChangeRow): boolean =>
  approve_url !== null && applied_at === null

/** Prices and plans that were agreed to since the order, in the order of the consents. */
export function agreedChanges(
  prices: readonly PriceChangeRow[],
  plans: readonly PlanChangeRow[],
): readonly AgreedChange[] {
  const dated = [
    ...prices.flatMap(({ agreed_at, approve_url, applied_at, after_minor, currency, applies_from }) => {
      const isToApprove = approve_url !== null && applied_at === null
      if (agreed_at === null || isToApprove) return []
      const renewal: Money = { minor: after_minor, currency }
      return [{ at: agreed_at, change: { renewal, appliesFrom: applies_from } }]
    }),
    ...plans
      .filter((row) => !isPlanToApprove(row))
      .map(({ agreed_at, product_key: key, product_name: name, renewal_days: days, ...row }) => {
        const renewal: Money = { minor: row.renewal_minor, currency: row.currency }
        return { at: agreed_at, change: { renewal, appliesFrom: row.applies_from, plan: { key, name, days } } }
      }),
  ]
  return dated.toSorted((a, b) => a.at.getTime() - b.at.getTime()).map(({ change }) => change)
}

/**
 * Whether a plan that was chosen later makes an announced price meaningless: a new price is for the plan that the
 * customer had when it was announced.
 */
export const isSuperseded = (
  { notified_at, agreed_at }: Pick<PriceChangeRow, 'notified_at' | 'agreed_at'>,
  plans: readonly PlanChangeRow[],
): boolean => {
  const at = agreed_at ?? notified_at
  return plans.some((plan) => !isPlanToApprove(plan) && (at === null || at <= plan.agreed_at))
}

/**
 * Undoes the plan that has not begun. Returns whether there was one. A plan that the provider has applied and whose
 * first period is due may have been charged already, which only the next snapshot shows: it stays, unless the
 * subscription has ended.
 */
export async function undoPlanToCome(
  trx: Trx,
  { lead_id, id }: SubscriptionKey,
  because: PlanUndoneBecause,
  now: Date,
): Promise<boolean> {
  const undone = await trx
    .updateTable('subscription_plan_changes')
    .set({ undone_at: now, undone_because: because })
    .where('lead_id', '=', lead_id)
    .where('subscription_id', '=', id)
    .where('undone_at', 'is', null)
    .where('begun_at', 'is', null)
    .where((plan) =>
      because === 'ended' ? plan.lit(true) : plan.or([plan('applied_at', 'is', null), plan('applies_from', '>', now)]),
    )
    .returning('agreed_at')
    .executeTakeFirst()
  if (undone === undefined) return false
  // This drops a price that was announced for the plan that now does not begin.
  await trx
    .updateTable('subscription_price_changes')
    .set({ moot_at: now })
    .where('lead_id', '=', lead_id)
    .where('subscription_id', '=', id)
    .where('agreed_at', 'is', null)
    .where('moot_at', 'is', null)
    .where('notified_at', '>=', undone.agreed_at)
    .execute()
  return true
}
