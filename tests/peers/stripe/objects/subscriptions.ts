import type Stripe from 'stripe'
import { found, invalid } from '../refusal.ts'
import { newestFirst, type World } from '../world.ts'
import { mergedMetadata, ownMethod } from './customers.ts'
import { recordEvent } from './events.ts'
import { applyCoupon } from './invoice-lines.ts'
import { draftInvoice, finalizeInvoice } from './invoices.ts'
import { addSetup } from './payment-methods.ts'
import { refuseSteered } from './schedules.ts'
import { currentPrice, itemOf, newItem, repriceItem } from './subscription-items.ts'
import { endSubscription } from './subscription-life.ts'

const customerOf = (world: World, id: string | undefined): string =>
  found('customer', world.customers, id ?? '', 'customer').id

export function createSubscription(world: World, params: Stripe.SubscriptionCreateParams): Stripe.Subscription {
  if (params.payment_behavior !== 'default_incomplete')
    throw invalid('This customer has no attached payment source or default payment method.')
  const customer = customerOf(world, params.customer)
  const id = world.newId('sub')
  const item = newItem(world, id, params.items?.[0])
  const now = world.now()
  const subscription: Stripe.Subscription = {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { type: params.billing_mode?.type ?? 'flexible', flexible: { proration_discounts: 'included' } },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: null,
    collection_method: 'charge_automatically',
    created: now,
    currency: item.price.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: world.livemode,
    managed_payments: null,
    metadata: mergedMetadata({}, params.metadata),
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: ['card'],
      save_default_payment_method: params.payment_settings?.save_default_payment_method ?? 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  }
  const coupons = (params.discounts === '' ? [] : (params.discounts ?? [])).flatMap(({ coupon }) => coupon ?? [])
  subscription.discounts = coupons.map((coupon) => applyCoupon(world, coupon, subscription, customer).id)
  world.subscriptions.set(id, subscription)
  recordEvent(world, 'customer.subscription.created', subscription)
  const invoice = draftInvoice(world, subscription, currentPrice(world, item), 'subscription_create')
  finalizeInvoice(world, invoice)
  if (invoice.amount_due === 0) subscription.pending_setup_intent = addSetup(world, customer).id
  return subscription
}

export const retrieveSubscription = (world: World, _params: unknown, id: string): Stripe.Subscription =>
  found('subscription', world.subscriptions, id)

export function listSubscriptions(world: World, params: Stripe.SubscriptionListParams): Stripe.Subscription[] {
  if (params.customer !== undefined) customerOf(world, params.customer)
  const { status = 'active', customer } = params
  return newestFirst(world.subscriptions).filter(
    (each) => (status === 'all' || each.status === status) && (customer === undefined || each.customer === customer),
  )
}

export function updateSubscription(
  world: World,
  params: Stripe.SubscriptionUpdateParams,
  id: string,
): Stripe.Subscription {
  const subscription = found('subscription', world.subscriptions, id)
  if (subscription.ended_at !== null)
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  if (subscription.status === 'incomplete' && params.cancel_at_period_end !== undefined)
    throw invalid('Incomplete subscriptions can only update metadata and default payment method.')
  if (params.cancel_at_period_end !== undefined || params.cancel_at !== undefined) refuseSteered(world, subscription)
  repriceItem(world, subscription, params)
  if (typeof params.trial_end === 'number') beginFreeDays(world, subscription, params)
  const method = params.default_payment_method
  if (method !== undefined)
    subscription.default_payment_method = method === '' ? null : ownMethod(world, String(subscription.customer), method)
  if (params.cancel_at_period_end !== undefined) {
    subscription.cancel_at_period_end = params.cancel_at_period_end
    subscription.cancel_at = params.cancel_at_period_end ? itemOf(subscription).current_period_end : null
    subscription.canceled_at = params.cancel_at_period_end ? world.now() : null
  }
  if (params.cancel_at === '') subscription.cancel_at = null
  if (typeof params.cancel_at === 'number') subscription.cancel_at = params.cancel_at
  subscription.metadata = mergedMetadata(subscription.metadata, params.metadata)
  recordEvent(world, 'customer.subscription.updated', subscription)
  return subscription
}

/** A trial of a subscription that runs: the next cycle begins at its end, and an invoice over nothing says so. */
function beginFreeDays(
  world: World,
  subscription: Stripe.Subscription,
  { trial_end, proration_behavior }: Stripe.SubscriptionUpdateParams,
): void {
  refuseSteered(world, subscription)
  const item = itemOf(subscription)
  const now = world.now()
  if (proration_behavior !== 'none') throw invalid('The stand-in does not support proration.')
  if (typeof trial_end !== 'number' || trial_end <= now) throw invalid('Invalid timestamp: must be in the future.')
  if (item.current_trial !== null) throw invalid('A subscription with a trial offer cannot have another trial.')
  if (subscription.status !== 'active' && subscription.status !== 'trialing')
    throw invalid('The stand-in moves only charges of a subscription that is paid for.')
  item.current_period_start = now
  item.current_period_end = trial_end
  finalizeInvoice(world, draftInvoice(world, subscription, freePrice(item.price), 'subscription_update'))
  Object.assign(subscription, { status: 'trialing', trial_start: now, trial_end, billing_cycle_anchor: trial_end })
}

const freePrice = (price: Stripe.Price): Stripe.Price => ({ ...price, unit_amount: 0 })

export function cancelSubscription(world: World, _params: unknown, id: string): Stripe.Subscription {
  const subscription = found('subscription', world.subscriptions, id)
  if (subscription.ended_at !== null) throw invalid(`No such subscription: '${id}'`, { code: 'resource_missing' }, 404)
  endSubscription(world, subscription)
  return subscription
}
