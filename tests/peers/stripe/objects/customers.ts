import type Stripe from 'stripe'
import { found, invalid } from '#tests/peers/stripe/refusal.ts'
import type { World } from '#tests/peers/stripe/world.ts'
import { recordEvent } from './events.ts'
import { endSubscription } from './subscription-life.ts'

/** Limits of metadata: keys, and characters of a key and of a value. */
const METADATA_KEYS = 50
const METADATA_KEY = 40
const METADATA_VALUE = 500

/** Merges metadata as Stripe does: an empty value removes a key. */
export const mergedMetadata = (
  before: Stripe.Metadata,
  change: Stripe.Emptyable<Stripe.MetadataParam> | undefined,
): Stripe.Metadata => {
  if (change === undefined) return before
  if (change === '') return {}
  const merged = Object.entries({ ...before, ...change }).flatMap(([key, value]) =>
    value === null || value === '' ? [] : [[key, String(value)] as const],
  )
  if (merged.length > METADATA_KEYS) throw invalid('Metadata can have at most 50 keys.', { param: 'metadata' })
  for (const [key, value] of merged) {
    if (key.length > METADATA_KEY || /[[\]]/.test(key))
      throw invalid('Metadata keys are at most 40 characters, without brackets.', { param: 'metadata' })
    if (value.length > METADATA_VALUE)
      throw invalid('Metadata values can have up to 500 characters.', { param: `metadata[${key}]` })
  }
  return Object.fromEntries(merged)
}

export function createCustomer(world: World, params: Stripe.CustomerCreateParams): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: world.newId('cus'),
    object: 'customer',
    balance: 0,
    created: world.now(),
    default_source: null,
    description: null,
    email: params.email ?? null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: world.livemode,
    metadata: mergedMetadata({}, params.metadata),
    shipping: null,
  }
  world.customers.set(customer.id, customer)
  recordEvent(world, 'customer.created', customer)
  return customer
}

export function updateCustomer(world: World, params: Stripe.CustomerUpdateParams, id: string): Stripe.Customer {
  const customer = found('customer', world.customers, id)
  if (params.email !== undefined) customer.email = params.email
  const method = params.invoice_settings?.default_payment_method
  if (method !== undefined) customer.invoice_settings.default_payment_method = ownMethod(world, id, method)
  customer.metadata = mergedMetadata(customer.metadata, params.metadata)
  recordEvent(world, 'customer.updated', customer)
  return customer
}

/** @throws StripeRefusal for a card of another customer */
export function ownMethod(world: World, customer: string, method: string): string {
  if (found('PaymentMethod', world.methods, method, 'default_payment_method').customer === customer) return method
  throw invalid('The payment method does not belong to the customer.', { param: 'default_payment_method' })
}

export function deleteCustomer(world: World, _params: unknown, id: string): Stripe.DeletedCustomer {
  found('customer', world.customers, id)
  for (const subscription of world.subscriptions.values())
    if (subscription.customer === id) endSubscription(world, subscription)
  world.customers.delete(id)
  world.gone.add(id)
  return { id, object: 'customer', deleted: true }
}

/** A Stripe page for one customer. A card added there becomes the customer's default. */
export function createPortalSession(
  world: World,
  params: Stripe.BillingPortal.SessionCreateParams,
): Stripe.BillingPortal.Session {
  const customer = found('customer', world.customers, params.customer ?? '', 'customer')
  return {
    id: world.newId('bps'),
    object: 'billing_portal.session',
    configuration: 'bpc_default',
    created: world.now(),
    customer: customer.id,
    customer_account: null,
    flow: null,
    livemode: world.livemode,
    locale: null,
    on_behalf_of: null,
    return_url: params.return_url ?? null,
    url: `https://billing.stripe.com/p/session/${customer.id}`,
  }
}
