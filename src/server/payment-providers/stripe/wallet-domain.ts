import type Stripe from 'stripe'
import { stripeCall } from './stripe-client.ts'

/** The domain as Stripe knows it, made known where it is not, and let in where somebody had shut it out. */
async function knownDomain(stripe: Stripe, name: string): Promise<Stripe.PaymentMethodDomain> {
  const [known] = (await stripeCall(stripe.paymentMethodDomains.list({ domain_name: name, limit: 1 }))).data
  if (known === undefined) return stripeCall(stripe.paymentMethodDomains.create({ domain_name: name }))
  return known.enabled ? known : stripeCall(stripe.paymentMethodDomains.update(known.id, { enabled: true }))
}

/**
 * Sees to it that the wallets of phones appear in Stripe's form on a site: Stripe shows them only on domains that it
 * knows and has checked. Tells which of them do not, and why; nothing where the site is not public, since there
 * are no wallets without https. @throws as `asked`
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
    .map(([wallet, told]) => `${wallet} on ${hostname}: ${told.status_details?.error_message ?? told.status}`)
}
