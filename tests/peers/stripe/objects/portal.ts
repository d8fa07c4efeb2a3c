import type Stripe from 'stripe'
import { found } from '../refusal.ts'
import type { World } from '../world.ts'

/** A page of Stripe's for one customer. Giving a card there makes it the customer's own. */
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
