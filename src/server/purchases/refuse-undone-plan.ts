import { agreedDays, agreedRenewal } from '#domain/billing/agreed-price.ts'
import { sameMoney } from '#domain/billing/money.ts'
import { liveSubscriptionStates } from '#domain/billing/subscription.ts'
import { audit } from '#server/platform/audit/audit-log.ts'
import { recordFinding } from '#server/platform/audit/findings.ts'
import { recordIntent } from './record-intent.ts'
import type { PurchaseChange } from './stored-purchase.ts'

/**
 * Refuses a plan that its customer took back here, or replaced, and approved all the same on an old page of the provider,
 * which takes nothing back by itself. Only what was agreed here is charged: the renewals end, what was paid for stays, and
 * the operator hears of it.
 */
export async function refuseUndonePlan({ trx, stored, after, now }: PurchaseChange): Promise<void> {
  const { subscription: life, agreement } = after
  const { subscription: row, order } = stored
  if (row === null || life === null || life.period === null || life.nextAmount === null || life.nextDays === null)
    return
  if (!liveSubscriptionStates.includes(life.state) || life.cancelAtPeriodEnd || row.intent !== null) return
  const { end } = life.period
  const isAgreed =
    life.nextDays === agreedDays(agreement, end) && sameMoney(life.nextAmount, agreedRenewal(agreement, end))
  if (isAgreed) return
  const undone = await trx
    .selectFrom('subscription_plan_changes')
    .select(['id', 'product_key'])
    .where('lead_id', '=', row.lead_id)
    .where('subscription_id', '=', row.id)
    .where('undone_at', 'is not', null)
    .where('applied_at', 'is', null)
    .where('approve_url', 'is not', null)
    .where('renewal_minor', '=', life.nextAmount.minor)
    .where('currency', '=', life.nextAmount.currency)
    .where('renewal_days', '=', life.nextDays)
    .executeTakeFirst()
  if (undone === undefined) return
  const { lead_id: leadId, id: orderId } = order
  const detail = `${undone.product_key} was taken back here and approved at the provider`
  await recordFinding(trx, { what: 'undone_plan_approved', subject: undone.id, leadId, orderId, detail, now })
  await recordIntent(trx, {
    ...{ leadId, subscriptionId: row.id, intent: 'cancel_at_period_end', because: 'price_not_agreed', now },
  })
  await audit(trx, { leadId, actor: 'system', deed: 'cancel', subject: row.id, detail, now })
}
