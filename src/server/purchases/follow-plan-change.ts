import { isFrom } from '#domain/billing/agreed-price.ts'
import type { Purchase } from '#domain/billing/purchase.ts'
import type { PurchaseSnapshot } from '#domain/billing/snapshot.ts'
import { isLive } from '#domain/billing/subscription.ts'
import { recordFinding } from '#server/platform/audit/findings.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { planToCome, undoPlanToCome } from './plan-changes.ts'
import type { PlanChangeRow, PurchaseChange, StoredPurchase } from './stored-purchase.ts'

const rowOf = (trx: Trx, { lead_id, subscription_id, id }: PlanChangeRow) =>
  trx
    .updateTable('subscription_plan_changes')
    .where('lead_id', '=', lead_id)
    .where('subscription_id', '=', subscription_id)
    .where('id', '=', id)

/**
 * Stores that the provider is about to charge the chosen plan, before the snapshot is reduced: from then on its price
 * and days count as agreed. Returns whether this is new.
 */
export async function markPlanApplied(
  trx: Trx,
  { subscription, planChanges }: StoredPurchase,
  { ref, nextAmount, nextDays, cancelAtPeriodEnd }: PurchaseSnapshot,
  now: Date,
): Promise<boolean> {
  const plan = planToCome(planChanges)
  if (plan === undefined || plan.applied_at !== null || subscription?.provider_ref !== ref) return false
  const isNext =
    nextAmount?.minor === plan.renewal_minor && nextAmount.currency === plan.currency && nextDays === plan.renewal_days
  if (!isNext || cancelAtPeriodEnd) return false
  await rowOf(trx, plan).set({ applied_at: now }).execute()
  return true
}

/** Whether a period of a plan was paid. */
const isCharged = ({ charges }: Purchase, { applies_from }: PlanChangeRow): boolean =>
  charges.some(
    ({ kind, state, period }) => kind === 'renewal' && state === 'succeeded' && isFrom(period.start, applies_from),
  )

/** Stores that a plan has begun, or that it never will: its subscription is over, or was renewed without it. */
export async function followPlanChange({ trx, stored, after, now }: PurchaseChange): Promise<void> {
  const plan = planToCome(stored.planChanges)
  const { subscription } = stored
  const life = after.subscription
  if (plan === undefined || subscription === null || life === null) return
  // Even if the subscription ended in the meantime: a paid period lasts as long as it was sold for.
  if (plan.applied_at !== null && isCharged(after, plan)) {
    await rowOf(trx, plan).set({ begun_at: now }).execute()
    return dropPricesOfOldPlan(trx, plan, now)
  }
  if (!isLive(life)) {
    await undoPlanToCome(trx, subscription, 'ended', now)
    return
  }
  if (life.period === null || !isFrom(life.period.start, plan.applies_from)) return
  if (plan.applied_at !== null) {
    await rowOf(trx, plan).set({ begun_at: now }).execute()
    return dropPricesOfOldPlan(trx, plan, now)
  }
  await undoPlanToCome(trx, subscription, 'not_taken', now)
  await trx
    .updateTable('subscriptions')
    .set({ intent: null, intent_at: null })
    .where('lead_id', '=', subscription.lead_id)
    .where('id', '=', subscription.id)
    .where('intent', '=', 'change_plan')
    .execute()
  // A customer who did not approve it at the provider has changed their mind; anything else is our fault.
  if (plan.approve_url !== null) return
  const { lead_id: leadId, id: orderId } = stored.order
  const detail = `renewed without ${plan.product_name}`
  await recordFinding(trx, { what: 'plan_not_changed', subject: plan.id, leadId, orderId, detail, now })
}

/** A new price that was announced for the old plan no longer applies. */
async function dropPricesOfOldPlan(trx: Trx, plan: PlanChangeRow, now: Date): Promise<void> {
  await trx
    .updateTable('subscription_price_changes')
    .set({ moot_at: now })
    .where('lead_id', '=', plan.lead_id)
    .where('subscription_id', '=', plan.subscription_id)
    .where('agreed_at', 'is', null)
    .where('moot_at', 'is', null)
    .where('notified_at', '<=', plan.agreed_at)
    .execute()
}
