import type Stripe from 'stripe'
import type { Card, PurchaseSnapshot } from '#domain/billing/snapshot.ts'
import type { PurchaseHandle } from '#server/platform/payment-provider/provider.ts'
import { chargeOfInvoice } from './charges.ts'
import { isMoved, isOfMove } from './free-days.ts'
import { priceTermsOf } from './price-cache.ts'
import { scheduledTerms } from './scheduled-price.ts'
import { stripeCall, stripeFind } from './stripe-client.ts'
import { chargeKindOf, dateOf, subscriptionStateOf } from './stripe-mappings.ts'

/** Metadata key of our order id at Stripe: the only data about a customer that we store there. */
export const ORDER_ID = 'order_id'

/** Expanded with every subscription that is fetched. */
export const EXPANDED = [
  'latest_invoice.confirmation_secret',
  'default_payment_method',
  'customer.invoice_settings.default_payment_method',
  'pending_setup_intent',
  'schedule',
]

/** The payment method of the next charge: the subscription's own if it has one, else its customer's. */
function methodOf({ default_payment_method: own, customer }: Stripe.Subscription): Stripe.PaymentMethod | null {
  const general =
    typeof customer === 'object' && !customer.deleted ? customer.invoice_settings.default_payment_method : null
  const method = own ?? general
  return typeof method === 'object' ? method : null
}

const cardOf = (subscription: Stripe.Subscription): Stripe.PaymentMethod.Card | null =>
  methodOf(subscription)?.card ?? null

/** The country that issued the card, and the billing country that the payer gave. */
function placesOf(subscription: Stripe.Subscription): PurchaseSnapshot['places'] {
  const method = methodOf(subscription)
  const countries = { card: method?.card?.country ?? null, billing: method?.billing_details.address?.country ?? null }
  return (['card', 'billing'] as const).flatMap((source) => {
    const country = countries[source]
    return country === null ? [] : [{ source, country }]
  })
}

const cardSnapshot = (card: Stripe.PaymentMethod.Card | null): Card | null =>
  card === null ? null : { brand: card.brand, last4: card.last4 }

/** Whether the first period is running at its own price, by a trial offer or by a coupon on its invoice. */
function isIntro(item: Stripe.SubscriptionItem | undefined, invoices: readonly Stripe.Invoice[], at: Date): boolean {
  if (item?.current_trial != null) return dateOf(item.current_trial.end_date) > at
  const newest = invoices.find((invoice) => !isOfMove(invoice))
  if (newest === undefined || chargeKindOf[newest.billing_reason ?? ''] !== 'initial') return false
  return (newest.total_discount_amounts ?? []).some(({ amount }) => amount > 0)
}

/** Amount and days of the next invoice; null if an offer, a discount or an end makes them uncertain. */
async function nextTermsOf(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<Pick<PurchaseSnapshot, 'nextAmount' | 'nextDays'>> {
  const { status, items, discounts } = subscription
  const [item] = items.data
  const price = item?.current_trial == null ? item?.price : undefined
  const isLive = status === 'active' || isMoved(subscription) || status === 'past_due' || status === 'unpaid'
  const terms =
    !isLive || price === undefined || discounts.length > 0
      ? null
      : ((await scheduledTerms(stripe, subscription)) ?? priceTermsOf(price))
  return { nextAmount: terms?.amount ?? null, nextDays: terms?.days ?? null }
}

type KnownPurchase = Pick<PurchaseHandle, 'settledUpTo' | 'charges'>

/** The invoices of a subscription, newest first as Stripe lists them, back to the one up to which all are settled. */
async function invoicesSince(
  stripe: Stripe,
  subscription: string,
  settledUpTo: string | null,
): Promise<readonly Stripe.Invoice[]> {
  const limit = settledUpTo === null ? 100 : 10
  const invoices: Stripe.Invoice[] = []
  for await (const invoice of stripe.invoices.list({ subscription, limit })) {
    invoices.push(invoice)
    if (invoice.id === settledUpTo) break
  }
  return invoices
}

/** The invoices whose payments have to be fetched, oldest first. */
async function invoicesToParse(
  stripe: Stripe,
  invoices: readonly Stripe.Invoice[],
  { settledUpTo = null, charges = [] }: KnownPurchase,
): Promise<readonly Stripe.Invoice[]> {
  const unsettled = invoices.filter(({ id }) => id !== settledUpTo || charges.includes(id))
  const older = charges.filter((id) => !invoices.some((invoice) => invoice.id === id))
  const named = await Promise.all(older.map((id) => stripeFind(stripe.invoices.retrieve(id))))
  return [...named.filter((invoice) => invoice !== null), ...unsettled.toReversed()]
}

/**
 * A snapshot of a subscription, without charges that are known to be settled; `fetchedAt` is a moment before the first
 * call.
 */
export async function purchaseSnapshot(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  fetchedAt: Date,
  known: KnownPurchase = {},
): Promise<PurchaseSnapshot> {
  const invoices = await stripeCall(invoicesSince(stripe, subscription.id, known.settledUpTo ?? null))
  const toParse = await invoicesToParse(stripe, invoices, known)
  const isOwing = subscription.status === 'past_due' || subscription.status === 'unpaid'
  const parsed = await Promise.all(toParse.map((invoice) => chargeOfInvoice(stripe, invoice, isOwing)))
  const unrecognised = parsed.flatMap((each) => each.unrecognised)
  const state = isMoved(subscription) ? 'active' : subscriptionStateOf[subscription.status]
  if (state === undefined) unrecognised.push(`subscription ${subscription.status}`)
  if (subscription.pause_collection !== null) unrecognised.push('subscription with paused collection')
  const card = cardOf(subscription)
  const [item] = subscription.items.data
  const owed = invoices.find(({ status, attempted }) => status === 'open' && (attempted || isOwing))
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
    // The same for the same card number. In a phone's wallet a card may have another number.
    payer: card?.fingerprint ?? null,
    places: placesOf(subscription),
    ...(await nextTermsOf(stripe, subscription)),
    nextTryAt: owed?.next_payment_attempt == null ? null : dateOf(owed.next_payment_attempt),
    actionUrl: isOwing ? (owed?.hosted_invoice_url ?? null) : null,
    charges: parsed.flatMap((each) => (each.kind === 'charge' ? [each.charge] : [])),
    unrecognised,
    fetchedAt,
  }
}

/** A subscription by its id, with everything that its snapshot needs. */
export const retrieveSubscription = (stripe: Stripe, ref: string): Promise<Stripe.Subscription> =>
  stripeCall(stripe.subscriptions.retrieve(ref, { expand: EXPANDED }))

/**
 * The subscription that was created for an order under its customer; null if there is none. A search by metadata would
 * lag behind, a customer's list does not.
 */
export async function subscriptionOfCustomer(
  stripe: Stripe,
  customer: string,
  orderId: string,
): Promise<Stripe.Subscription | null> {
  const expand = EXPANDED.map((path) => `data.${path}`)
  const found = await stripeFind(stripe.subscriptions.list({ customer, status: 'all', expand }))
  return found?.data.find(({ metadata }) => metadata[ORDER_ID] === orderId) ?? null
}

/** The subscription of an order; null if none was created. */
export async function findSubscription(
  stripe: Stripe,
  { orderId, ref, customerRef = null }: PurchaseHandle,
): Promise<Stripe.Subscription | null> {
  if (ref !== null) return stripeFind(stripe.subscriptions.retrieve(ref, { expand: EXPANDED }))
  return customerRef === null ? null : subscriptionOfCustomer(stripe, customerRef, orderId)
}
