import type Stripe from 'stripe'
import { sameMoney } from '#domain/billing/money.ts'
import { type NextStep, ProviderError, type PurchaseOrder } from '#server/platform/payment-provider/provider.ts'
import { endUnpaid } from './change-subscription.ts'
import { customerOf } from './customers.ts'
import { hasFirstPrice, type StripeContext, type StripePlan } from './price-cache.ts'
import { EXPANDED, findSubscription, ORDER_ID, subscriptionOfCustomer } from './purchase-snapshot.ts'
import { stripeCall } from './stripe-client.ts'

/**
 * Milliseconds after which no subscription is created any more. A caller without a reply considers the call interrupted
 * after a minute and may start another, so a late one must not add a subscription.
 */
const TIME_LIMIT_MS = 30_000

/** A coupon that takes an amount off the first invoice. There is one per amount and currency, found again by its id. */
async function couponFor(stripe: Stripe, { terms, listPrice }: PurchaseOrder): Promise<string | null> {
  const off = listPrice.minor - terms.first.minor
  if (off <= 0) return null
  const currency = listPrice.currency.toLowerCase()
  const id = `once-${currency}-${off}`
  const params = { id, amount_off: off, currency, duration: 'once', name: 'First period' } as const
  try {
    // Without an idempotency key: the id makes it a single coupon, and under a key Stripe would repeat a failure for a
    // day.
    await stripe.coupons.create(params)
  } catch {
    // It exists already, or cannot be created: retrieving it shows which.
    await stripeCall(stripe.coupons.retrieve(id))
  }
  return id
}

/** A trial offer has its own price for the first period, and includes the price that follows. */
const itemFor = (order: PurchaseOrder, { price, trialOffer }: StripePlan) =>
  trialOffer !== null && hasFirstPrice(order) ? { current_trial: { trial_offer: trialOffer }, quantity: 1 } : { price }

/** The subscription that an earlier call created for the order, or a new one. */
async function findOrCreate({ stripe, prices }: StripeContext, order: PurchaseOrder, plan: StripePlan, key: string) {
  const begun = performance.now()
  const customer = customerOf(order.customerRef)
  const made = await subscriptionOfCustomer(stripe, customer, order.orderId)
  if (made !== null) return made
  const soldAs = await prices.planFor(plan, order)
  const coupon = await couponFor(stripe, order)
  if (performance.now() - begun > TIME_LIMIT_MS) throw new Error('Stripe took too long to begin a purchase.')
  return stripeCall(
    stripe.subscriptions.create(
      {
        customer,
        items: [itemFor(order, soldAs)],
        billing_mode: { type: 'flexible' },
        payment_behavior: 'default_incomplete',
        payment_settings: { payment_method_types: ['card'], save_default_payment_method: 'on_subscription' },
        ...(coupon === null ? {} : { discounts: [{ coupon }] }),
        metadata: { [ORDER_ID]: order.orderId },
        expand: EXPANDED,
      },
      { idempotencyKey: key },
    ),
  )
}

/** Whether the first invoice has the agreed amount, to the cent. */
function asksForAgreed({ latest_invoice: invoice }: Stripe.Subscription, { terms }: PurchaseOrder): boolean {
  if (typeof invoice !== 'object' || invoice === null) return false
  return sameMoney({ minor: invoice.amount_due, currency: invoice.currency.toUpperCase() }, terms.first)
}

/**
 * The secret that the browser needs to confirm the first payment or the card; nothing if neither has to be confirmed.
 */
export function nextStepOf({ status, latest_invoice, pending_setup_intent }: Stripe.Subscription): NextStep {
  const invoice = typeof latest_invoice === 'object' ? latest_invoice : null
  // A free first period has no payment to confirm, only a card to store for the second.
  const setup = typeof pending_setup_intent === 'object' ? pending_setup_intent : null
  const clientSecret = status === 'incomplete' ? invoice?.confirmation_secret?.client_secret : setup?.client_secret
  return clientSecret === undefined || clientSecret === null ? { kind: 'none' } : { kind: 'confirm_card', clientSecret }
}

/**
 * The unpaid subscription of an order: the existing one, or a new one. If its amount differs from the agreed one, it is
 * ended before it can be paid. @throws ProviderError
 */
export async function openSubscription(
  context: StripeContext,
  order: PurchaseOrder,
  key: string,
): Promise<Stripe.Subscription> {
  const { stripe, plans } = context
  const plan = plans[order.planKey]
  if (plan === undefined) throw new ProviderError('MISCONFIGURED', `Stripe has no price for ${order.planKey}.`)
  const known = order.ref === null ? null : await findSubscription(stripe, order)
  const subscription = known ?? (await findOrCreate(context, order, plan, key))
  if (subscription.status !== 'incomplete' || asksForAgreed(subscription, order)) return subscription
  await endUnpaid(stripe, subscription)
  throw new ProviderError('MISCONFIGURED', `Stripe asks for another first amount for ${order.planKey} than was agreed.`)
}
