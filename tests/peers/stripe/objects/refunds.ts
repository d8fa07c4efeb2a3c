import type Stripe from 'stripe'
import { found, invalid } from '../refusal.ts'
import { newestFirst, type World } from '../world.ts'
import { book } from './balance.ts'
import { mergedMetadata } from './customers.ts'
import { recordEvent } from './events.ts'

/** Whether a bank holds a charge's money or took it back; an inquiry holds nothing. */
const isChargedBack = (world: World, { id }: Stripe.Charge): boolean =>
  [...world.disputes.values()].some(
    ({ charge, status }) => charge === id && ['needs_response', 'under_review', 'lost'].includes(status),
  )

export function createRefund(world: World, params: Stripe.RefundCreateParams): Stripe.Refund {
  const intent = found('payment_intent', world.intents, params.payment_intent ?? '', 'payment_intent')
  const charge = world.charges.get(String(intent.latest_charge))
  if (charge?.paid !== true) throw invalid('This PaymentIntent does not have a successful charge to refund.')
  if (isChargedBack(world, charge)) throw invalid('This charge has been charged back.', { code: 'charge_disputed' })
  const amount = params.amount ?? charge.amount - charge.amount_refunded
  if (charge.refunded) throw invalid('Charge has already been refunded.', { code: 'charge_already_refunded' })
  if (charge.amount_refunded + amount > charge.amount)
    throw invalid('Refund amount is greater than unrefunded amount on charge.', { param: 'amount' })
  const refund: Stripe.Refund = {
    id: world.newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: world.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: mergedMetadata({}, params.metadata),
    payment_intent: intent.id,
    payment_method: charge.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: world.settings.refundsStartPending ? 'pending' : 'succeeded',
    transfer_reversal: null,
  }
  world.refunds.set(refund.id, refund)
  if (refund.status === 'succeeded') bookRefund(world, refund, -amount)
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  recordEvent(world, 'refund.created', refund)
  recordEvent(world, 'charge.refunded', charge)
  return refund
}

function bookRefund(world: World, { id: source, currency }: Stripe.Refund, amount: number): void {
  const type = amount < 0 ? 'refund' : 'refund_failure'
  book(world, { amount, fee: 0, currency, source, type, reporting_category: type })
}

/** A pending refund arrives. */
export function settleRefund(world: World, refund: Stripe.Refund): void {
  refund.status = 'succeeded'
  bookRefund(world, refund, -refund.amount)
  recordEvent(world, 'refund.updated', refund)
}

/** A bank returns a refund, days after it had succeeded. */
export function failRefund(world: World, refund: Stripe.Refund): void {
  const charge = found('charge', world.charges, String(refund.charge))
  if (refund.status === 'succeeded') bookRefund(world, refund, refund.amount)
  refund.status = 'failed'
  charge.amount_refunded -= refund.amount
  charge.refunded = false
  recordEvent(world, 'refund.failed', refund)
}

export const listRefunds = (world: World, { payment_intent }: Stripe.RefundListParams): Stripe.Refund[] =>
  newestFirst(world.refunds).filter((each) => payment_intent === undefined || each.payment_intent === payment_intent)
