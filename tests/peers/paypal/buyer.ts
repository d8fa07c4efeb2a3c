import { MS_PER_MINUTE } from '#domain/time.ts'
import { collect } from './objects/billing.ts'
import { disputeReply, resolveDispute } from './objects/disputes.ts'
import { refundedOf } from './objects/refunds.ts'
import { recordEvent, subscriptionReply } from './objects/replies.ts'
import { approveRevision } from './objects/revisions.ts'
import { type Account, cents, type Dispute, dollars, newId, present, type World } from './world.ts'

/** What a buyer does in PayPal's own windows. */
export function createBuyer(world: World) {
  return {
    /** Approves and thereby activates a subscription: the first period is charged at once. */
    approve(id: string, account: Account = 'good'): void {
      const subscription = present(world.subscriptions, id)
      if (subscription.status !== 'APPROVAL_PENDING') throw new Error('there is nothing to approve')
      const at = world.now()
      Object.assign(subscription, { status: 'ACTIVE', account, startedAt: at, changedAt: at })
      recordEvent(world, 'BILLING.SUBSCRIPTION.ACTIVATED', subscriptionReply(subscription), at)
      const { paymentLagMinutes } = world.settings
      if (paymentLagMinutes === 0) collect(world, subscription, at)
      else subscription.nextAt = new Date(at.getTime() + paymentLagMinutes * MS_PER_MINUTE)
    },
    /** Approves another price on the page at this address. */
    approveRevision: (address: string): void => approveRevision(world, address),
    /** Closes the window; the subscription stays pending. */
    deny(id: string): void {
      present(world.subscriptions, id)
    },
    /** Puts money into the account again. */
    refill(id: string): void {
      present(world.subscriptions, id).account = 'good'
    },
    settlePending(id: string, status: 'COMPLETED' | 'DECLINED'): void {
      for (const payment of world.payments.values())
        if (payment.subscriptionId === id && payment.status === 'PENDING') payment.status = status
    },
    dispute(id: string, stage: Dispute['stage'] = 'CHARGEBACK'): Dispute {
      const payment = [...world.payments.values()].find(({ subscriptionId }) => subscriptionId === id)
      if (payment === undefined) throw new Error('there is nothing to dispute')
      const dispute: Dispute = {
        id: `PP-D-${newId(6)}`,
        paymentId: payment.id,
        amount: dollars(cents(payment.amount) - refundedOf(world, payment.id)),
        at: world.now(),
        stage,
        status: 'WAITING_FOR_SELLER_RESPONSE',
        outcome: null,
        resolvedAt: null,
        evidence: null,
      }
      world.disputes.set(dispute.id, dispute)
      recordEvent(world, 'CUSTOMER.DISPUTE.CREATED', disputeReply(dispute), world.now())
      return dispute
    },
    resolve: (dispute: Dispute, outcome: string): void => resolveDispute(world, dispute, outcome),
  }
}
export type Buyer = ReturnType<typeof createBuyer>
