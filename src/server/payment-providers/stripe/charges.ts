import QuickLRU from 'quick-lru'
import type Stripe from 'stripe'
import type { Money } from '#domain/billing/money.ts'
import type { Card, ChargeSnapshot, RefundSnapshot } from '#domain/billing/snapshot.ts'
import { ProviderError, type WantedRefund } from '#server/platform/payment-provider/provider.ts'
import { disputesOf } from './disputes.ts'
import { isOfMove } from './free-days.ts'
import { stripeCall } from './stripe-client.ts'
import { chargeKindOf, dateOf, declineReasonOf, refundStateOf, walletOf } from './stripe-mappings.ts'

/** Metadata key of our refund id at Stripe. */
const REFUND_ID = 'refund_id'

export const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

/** A charge, or nothing if no payment was tried yet or the invoice is of an unknown kind. */
type InvoiceCharge =
  | { readonly kind: 'charge'; readonly charge: ChargeSnapshot; readonly unrecognised: readonly string[] }
  | { readonly kind: 'nothing'; readonly unrecognised: readonly string[] }

/** The payment intent of an invoice, with its last charge; null if no payment is needed. */
async function paymentIntentOf(stripe: Stripe, invoiceId: string): Promise<Stripe.PaymentIntent | null> {
  const payments = await stripeCall(
    stripe.invoicePayments.list({
      invoice: invoiceId,
      limit: 10,
      expand: ['data.payment.payment_intent.latest_charge'],
    }),
  )
  const payment = payments.data.find(({ is_default }) => is_default) ?? payments.data[0]
  const intent = payment?.payment.payment_intent
  return typeof intent === 'object' ? intent : null
}

const chargeIn = (intent: Stripe.PaymentIntent | null): Stripe.Charge | null =>
  intent !== null && typeof intent.latest_charge === 'object' ? intent.latest_charge : null

const cardIn = (charge: Stripe.Charge | null): Card | null => {
  const card = charge?.payment_method_details?.card
  return card === null || card === undefined ? null : { brand: card.brand ?? 'card', last4: card.last4 ?? '' }
}

/** Number of cached fees. A balance transaction never changes, and the webhooks of one payment all lead to it. */
const FEES_KEPT = 500
const feesOf = new WeakMap<Stripe, QuickLRU<string, Money>>()

/** Stripe's fee for a charge; empty until Stripe has booked the charge, which may take an hour. */
async function feeOf(stripe: Stripe, charge: Stripe.Charge | null): Promise<Pick<ChargeSnapshot, 'fee'>> {
  const entry = idOf(charge?.balance_transaction)
  if (entry === null) return {}
  const known = feesOf.get(stripe) ?? new QuickLRU<string, Money>({ maxSize: FEES_KEPT })
  feesOf.set(stripe, known)
  const fee = known.get(entry)
  if (fee !== undefined) return { fee }
  try {
    const transaction = await stripeCall(stripe.balanceTransactions.retrieve(entry))
    known.set(entry, { minor: transaction.fee, currency: transaction.currency.toUpperCase() })
    return { fee: { minor: transaction.fee, currency: transaction.currency.toUpperCase() } }
  } catch (error) {
    // No payment waits for its fee: the key may lack the permission to read balance transactions.
    if (error instanceof ProviderError && error.kind !== 'TRY_LATER') return {}
    throw error
  }
}

type CollectionState = Pick<ChargeSnapshot, 'state' | 'reason'>

/**
 * The collection state of an open invoice; null if no payment was tried yet. An owed invoice that had no card to charge
 * has failed like a declined one.
 */
function collectionOfIntent(intent: Stripe.PaymentIntent | null, isOwing: boolean): CollectionState | null {
  if (intent === null) return null
  switch (intent.status) {
    case 'requires_action':
      return { state: 'requires_action', reason: null }
    case 'processing':
    case 'succeeded':
      return { state: 'pending', reason: null }
    case 'requires_payment_method': {
      const error = intent.last_payment_error
      if (error === null) return isOwing ? { state: 'declined', reason: 'PAYMENT_DECLINED' } : null
      return { state: 'declined', reason: declineReasonOf(error.decline_code ?? error.code) }
    }
    default:
      return null
  }
}

function collectionOf(
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent | null,
  isOwing: boolean,
): CollectionState | null {
  if (invoice.status === 'paid') return { state: 'succeeded', reason: null }
  if (invoice.status === 'void' || invoice.status === 'uncollectible') return { state: 'void', reason: null }
  return invoice.status === 'open' ? collectionOfIntent(intent, isOwing) : null
}

async function refundsOf(stripe: Stripe, intentId: string, unrecognised: string[]): Promise<readonly RefundSnapshot[]> {
  const refunds = await stripeCall(stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
  return refunds.data.flatMap((refund): readonly RefundSnapshot[] => {
    const state = refundStateOf[refund.status ?? '']
    if (state === undefined) {
      unrecognised.push(`refund ${refund.status}`)
      return []
    }
    const amount = { minor: refund.amount, currency: refund.currency.toUpperCase() }
    const refundId = refund.metadata?.[REFUND_ID] ?? null
    return [{ ref: refund.id, amount, state, refundId, at: dateOf(refund.created) }]
  })
}

/**
 * When a charge reached its state. Stripe's times are whole seconds; a failed try is dated to the end of its second, so
 * that it is never older than the request that caused it. A missing approval by the bank has no time of its own, so the
 * invoice's is used.
 */
function timeOf(invoice: Stripe.Invoice, charge: Stripe.Charge | null, state: ChargeSnapshot['state']): Date {
  if (state === 'declined' && charge !== null) return new Date(charge.created * 1000 + 999)
  const { paid_at, voided_at, marked_uncollectible_at } = invoice.status_transitions
  return dateOf(paid_at ?? voided_at ?? marked_uncollectible_at ?? charge?.created ?? invoice.created)
}

/**
 * One invoice of a subscription with its payment, refunds and dispute. `isOwing`: the subscription waits for its open
 * invoice to be paid.
 */
export async function chargeOfInvoice(
  stripe: Stripe,
  invoice: Stripe.Invoice,
  isOwing: boolean,
): Promise<InvoiceCharge> {
  const unrecognised: string[] = []
  if (isOfMove(invoice)) return { kind: 'nothing', unrecognised }
  const kind = chargeKindOf[invoice.billing_reason ?? '']
  if (kind === undefined) return { kind: 'nothing', unrecognised: [`invoice for ${invoice.billing_reason}`] }
  const intent = await paymentIntentOf(stripe, invoice.id)
  const standing = collectionOf(invoice, intent, isOwing)
  const line = invoice.lines.data.toSorted((a, b) => b.period.end - a.period.end)[0]
  if (standing === null || line === undefined) return { kind: 'nothing', unrecognised }
  const charge = chargeIn(intent)
  const isPaid = standing.state === 'succeeded'
  return {
    kind: 'charge',
    unrecognised,
    charge: {
      ref: invoice.id,
      kind,
      amount: { minor: isPaid ? invoice.amount_paid : invoice.amount_due, currency: invoice.currency.toUpperCase() },
      period: { start: dateOf(line.period.start), end: dateOf(line.period.end) },
      ...standing,
      card: cardIn(charge),
      wallet: walletOf[charge?.payment_method_details?.card?.wallet?.type ?? ''] ?? null,
      at: timeOf(invoice, charge, standing.state),
      ...(isPaid ? await feeOf(stripe, charge) : {}),
      refunds: isPaid && intent !== null ? await refundsOf(stripe, intent.id, unrecognised) : [],
      disputes:
        isPaid && charge?.disputed === true && intent !== null ? await disputesOf(stripe, intent.id, unrecognised) : [],
    },
  }
}

/**
 * Refunds part or all of an invoice. Stripe forgets idempotency keys after a day, so it first looks for an existing
 * refund. Stripe also stores its own failures under a key, so each try has its own key.
 * @throws ProviderError REFUSED if less than the amount is left to refund
 */
export async function refundCharge(
  stripe: Stripe,
  { id, chargeRef, amount, tries = 0 }: WantedRefund,
  key: string,
): Promise<void> {
  const intent = await paymentIntentOf(stripe, chargeRef)
  if (intent === null) throw new ProviderError('REFUSED', 'Stripe has no payment for this charge.')
  if (intent.currency.toUpperCase() !== amount.currency)
    throw new ProviderError('REFUSED', 'The payment at Stripe is in another currency.')
  const made = await stripeCall(stripe.refunds.list({ payment_intent: intent.id, limit: 100 }))
  if (made.data.some(({ metadata }) => metadata?.[REFUND_ID] === id)) return
  const params = { payment_intent: intent.id, amount: amount.minor, metadata: { [REFUND_ID]: id } }
  await stripeCall(stripe.refunds.create(params, { idempotencyKey: `${key}:${tries}` }))
}
