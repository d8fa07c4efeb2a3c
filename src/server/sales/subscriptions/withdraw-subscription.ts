import { Problem } from '#domain/problems.ts'
import { audit } from '#server/platform/audit/audit-log.ts'
import { refundAll } from '#server/purchases/add-refund.ts'
import { isLive } from '#server/purchases/find-subscription.ts'
import { enqueuePurchaseEmail } from '#server/purchases/money-mail.ts'
import { recordIntent } from '#server/purchases/record-intent.ts'
import { submitRefundsOf } from '#server/sales/refunds/pursue-refunds-of.ts'
import type { Services } from '#server/services.ts'
import { changeSubscription, type OwnerRequest } from './change-subscription.ts'
import { atBankMinor, withdrawalEnd } from './withdrawal.ts'

/**
 * Withdraws from the contract: it ends now, and all that was paid is given back, but for what a bank has already. The
 * buyer has it in writing at once.
 * Asking twice is asking once.
 * @throws Problem SUBSCRIPTION_UNKNOWN, SUBSCRIPTION_OVER, WITHDRAWAL_OVER
 */
export async function withdrawSubscription(services: Services, wish: OwnerRequest): Promise<void> {
  const { leadId, log } = wish
  await changeSubscription(services, wish, async (trx, own, now) => {
    const { subscription, order, purchase } = own
    if (subscription.ending_because === 'withdrawn' || subscription.end_reason === 'withdrawn') return
    const time = withdrawalEnd(purchase)
    if (time === null || now >= time.closesAt) throw new Problem('WITHDRAWAL_OVER')
    const minor = await refundAll(trx, own, { leadId, because: 'withdrawn', actor: 'customer', now })
    const atBank = atBankMinor(purchase)
    if (minor === 0 && atBank === 0 && !isLive(subscription)) throw new Problem('SUBSCRIPTION_OVER')
    const subscriptionId = subscription.id
    await recordIntent(trx, { leadId, subscriptionId, intent: 'cancel_now', because: 'withdrawn', now })
    const money = (sum: number) => ({ minor: sum, currency: order.currency })
    const told = { amount: money(minor), atBank: atBank > 0 ? money(atBank) : null, at: now }
    await enqueuePurchaseEmail(trx, services, { order, purchase, now }, 'withdrawn', told)
    await audit(trx, { leadId, actor: 'customer', deed: 'withdraw', subject: subscriptionId, now })
  })
  await submitRefundsOf(services, leadId, log)
}
