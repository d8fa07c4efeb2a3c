import type Stripe from 'stripe'
import { stripeCall } from './stripe-client.ts'

/** The domain as registered at Stripe; it is registered or enabled first if necessary. */
async function knownDomain(stripe: Stripe, name: string): Promise<Stripe.PaymentMethodDomain> {
  const [known] = (await stripeCall(stripe.paymentMethodDomains.list({ domain_name: name, limit: 1 }))).data
  if (known === undefined) return stripeCall(stripe.paymentMethodDomains.create({ domain_name: name }))
  return known.enabled ? known : stripeCall(stripe.paymentMethodDomains.update(known.id, { enabled: true }))
}

/**
 * Registers a site for Apple Pay and Google Pay in Stripe's form: Stripe shows them only on domains that it has
 * validated. Returns the wallets that it does not show, and why; nothing if the site is not public, since wallets need
 * https. @throws as `stripeCall`
 */
export async function missingWallets(stripe: Stripe, publicUrl: string): Promise<readonly string[]> {
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol !== 'https:') return []
  const domain = await knownDomain(stripe, hostname)
  const isActive = domain.apple_pay.status === 'active' && domain.google_pay.status === 'active'
  const { apple_pay, google_pay } = isActive
    ? domain
    : await stripeCall(stripe.paymentMethodDomains.validate(domain.id))
  return Object.entries({ 'Apple Pay': apple_pay, 'Google Pay': google_pay })
    .filter(([, { status }]) => status !== 'active')
    .map(([wallet, details]) => `${wallet} on ${hostname}: ${details.status_details?.error_message ?? details.status}`)
}
