import type Stripe from 'stripe'
import type { Card, PurchaseSnapshot } from '#domain/billing/snapshot.ts'
import type { PurchaseHandle } from '#server/platform/payment-provider/provider.ts'
import { chargeOfInvoice, dateOf } from './charges.ts'
import { stripeCall, stripeFind, stripeList } from './stripe-client.ts'
import { chargeKindOf, subscriptionStateOf } from './stripe-mappings.ts'

/** Metadata key of our order id at Stripe. Nothing else about a customer is stored there but the email address. */
export const ORDER_ID = 'order_id'

/** Expanded with every subscription that is fetched. */
export const EXPANDED = [
  'latest_invoice.confirmation_secret',
  'default_payment_method',
  'customer.invoice_settings.default_payment_method',
  'pending_setup_intent',
]

/** The card of the next charge: the subscription's own, else its customer's. */
function cardOf({ default_payment_method: own, customer }: Stripe.Subscription): Stripe.PaymentMethod.Card | null {
  const general =
    typeof customer === 'object' && !customer.deleted ? customer.invoice_settings.default_payment_method : null
  const method = own ?? general
  return typeof method === 'object' ? (method?.card ?? null) : null
}

const cardSnapshot = (card: Stripe.PaymentMethod.Card | null): Card | null =>
  card === null ? null : { brand: card.brand, last4: card.last4 }

/** Whether the first period has its own price, by a running trial offer or by a coupon on its invoice. */
function isIntro(item: Stripe.SubscriptionItem | undefined, invoices: readonly Stripe.Invoice[], at: Date): boolean {
  if (item?.current_trial != null) return dateOf(item.current_trial.end_date) > at
  const [newest] = invoices
  if (newest === undefined || chargeKindOf[newest.billing_reason ?? ''] !== 'initial') return false
  return (newest.total_discount_amounts ?? []).some(({ amount }) => amount > 0)
}

/** The amount of the next invoice; null where an offer, a discount or an end makes it uncertain. */
function nextAmountOf({ status, items, discounts }: Stripe.Subscription): PurchaseSnapshot['nextAmount'] {
  const [item] = items.data
  const price = item?.current_trial == null ? item?.price : undefined
  const isLive = status === 'active' || status === 'past_due' || status === 'unpaid'
  if (!isLive || price === undefined || price.unit_amount === null || discounts.length > 0) return null
  return { minor: price.unit_amount, currency: price.currency.toUpperCase() }
}

/** A complete snapshot of a subscription; `fetchedAt` is the moment before the first of the calls. */
export async function purchaseSnapshot(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  fetchedAt: Date,
): Promise<PurchaseSnapshot> {
  // Newest first, as Stripe lists them.
  const invoices = await stripeList(stripe.invoices.list({ subscription: subscription.id, limit: 100 }))
  const parsed = await Promise.all(invoices.toReversed().map((invoice) => chargeOfInvoice(stripe, invoice)))
  const unrecognised = parsed.flatMap((each) => each.unrecognised)
  const state = subscriptionStateOf[subscription.status]
  if (state === undefined) unrecognised.push(`subscription ${subscription.status}`)
  if (subscription.pause_collection !== null) unrecognised.push('subscription with paused collection')
  const card = cardOf(subscription)
  const [item] = subscription.items.data
  const owed = invoices.find(({ status, attempted }) => status === 'open' && attempted)
  return {
    ref: subscription.id,
    orderId: subscription.metadata[ORDER_ID] ?? '',
    livemode: subscription.livemode,
    // An unknown state grants nothing and ends nothing until an operator has looked at it.
    state: state ?? 'unpaid',
    phase: isIntro(item, invoices, fetchedAt) ? 'intro' : 'regular',
    period:
      item === undefined ? null : { start: dateOf(item.current_period_start), end: dateOf(item.current_period_end) },
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    endedAt: subscription.ended_at === null ? null : dateOf(subscription.ended_at),
    card: cardSnapshot(card),
    // The same for the same card number. A card in a phone's wallet may have another number there.
    payer: card?.fingerprint ?? null,
    nextAmount: nextAmountOf(subscription),
    nextTryAt: owed?.next_payment_attempt == null ? null : dateOf(owed.next_payment_attempt),
    actionUrl: state === 'past_due' || state === 'unpaid' ? (owed?.hosted_invoice_url ?? null) : null,
    charges: parsed.flatMap((each) => (each.kind === 'charge' ? [each.charge] : [])),
    unrecognised,
    fetchedAt,
  }
}

/** A subscription by its id, with all that its snapshot needs. */
export const retrieveSubscription = (stripe: Stripe, ref: string): Promise<Stripe.Subscription> =>
  stripeCall(stripe.subscriptions.retrieve(ref, { expand: EXPANDED }))

/**
 * The Stripe customer of an order, created where there is none. The same idempotency key returns the same customer,
 * which is how an order finds its subscription even where the reply to creating it was lost: a search by metadata lags
 * behind, a customer's list does not. Stripe keeps keys for a day, and an unpaid order expires earlier.
 */
export async function customerOf(stripe: Stripe, orderId: string): Promise<Stripe.Customer> {
  const idempotencyKey = `order:${orderId}:customer`
  return stripeCall(stripe.customers.create({ metadata: { [ORDER_ID]: orderId } }, { idempotencyKey }))
}

/** The subscription that was created for an order under its customer; null where there is none. */
export async function existingSubscriptionOf(
  stripe: Stripe,
  customer: Stripe.Customer,
  orderId: string,
): Promise<Stripe.Subscription | null> {
  const expand = EXPANDED.map((path) => `data.${path}`)
  const found = await stripeFind(stripe.subscriptions.list({ customer: customer.id, status: 'all', expand }))
  return found?.data.find(({ metadata }) => metadata[ORDER_ID] === orderId) ?? null
}

/** The subscription of an order; null where none was created. */
export async function findSubscription(
  stripe: Stripe,
  { orderId, ref }: PurchaseHandle,
): Promise<Stripe.Subscription | null> {
  if (ref !== null) return stripeFind(stripe.subscriptions.retrieve(ref, { expand: EXPANDED }))
  return existingSubscriptionOf(stripe, await customerOf(stripe, orderId), orderId)
}
