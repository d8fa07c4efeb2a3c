import { agreedDays, agreedRenewal } from '#domain/billing/agreed-price.ts'
import { sameMoney } from '#domain/billing/money.ts'
import { plans } from '#domain/billing/plans.ts'
import { isLive } from '#domain/billing/subscription.ts'
import { audit } from '#server/platform/audit/audit-log.ts'
import { recordFinding } from '#server/platform/audit/findings.ts'
import type { Services } from '#server/services.ts'
import { planChangesOf, planToCome } from './plan-changes.ts'
import { recordIntent } from './record-intent.ts'
import type { PurchaseChange } from './stored-purchase.ts'

/**
 * Refuses a plan that the customer took back or replaced here, but that the provider is about to charge nevertheless:
 * only agreed plans are charged. If the provider can undo it, an earlier call of ours has arrived late, and the agreed
 * plan is requested again. If the customer approved it on an old page of a provider that cannot undo it, the renewals
 * end, the paid period stays, and a finding is recorded for the operator.
 */
export async function refuseUndonePlan(
  { payments }: Pick<Services, 'payments'>,
  { trx, stored, after, now }: PurchaseChange,
): Promise<void> {
  const { subscription: life, agreement } = after
  const { subscription: row, order } = stored
  if (row === null || life === null || life.period === null || life.nextAmount === null || life.nextDays === null)
    return
  if (!isLive(life) || life.cancelAtPeriodEnd || row.intent !== null || after.endingBecause !== null) return
  const { end } = life.period
  const isAgreed =
    life.nextDays === agreedDays(agreement, end) && sameMoney(life.nextAmount, agreedRenewal(agreement, end))
  if (isAgreed) return
  const { canUndo } = payments.byName(order.provider).planChanges
  const undone = await trx
    .selectFrom('subscription_plan_changes')
    .select(['id', 'product_key'])
    .where('lead_id', '=', row.lead_id)
    .where('subscription_id', '=', row.id)
    .where('undone_at', 'is not', null)
    .$if(!canUndo, (plans) => plans.where('applied_at', 'is', null).where('approve_url', 'is not', null))
    .where('renewal_minor', '=', life.nextAmount.minor)
    .where('currency', '=', life.nextAmount.currency)
    .where('renewal_days', '=', life.nextDays)
    .executeTakeFirst()
  if (undone === undefined) return
  const { lead_id: leadId, id: orderId } = order
  const subscriptionId = row.id
  if (canUndo) {
    const intent = planToCome(await planChangesOf(trx, row)) === undefined ? 'keep_plan' : 'change_plan'
    return recordIntent(trx, { leadId, subscriptionId, intent, because: null, now })
  }
  const detail = `${plans[undone.product_key].label} was taken back here and approved at the provider`
  await recordFinding(trx, { what: 'undone_plan_approved', subject: undone.id, leadId, orderId, detail, now })
  const because = 'price_not_agreed'
  await recordIntent(trx, { leadId, subscriptionId, intent: 'cancel_at_period_end', because, now })
  await audit(trx, { leadId, actor: 'system', action: 'cancel', subject: subscriptionId, detail, now })
}
