import type Stripe from 'stripe'
import { found, invalid } from '../refusal.ts'
import { newestFirst, type World } from '../world.ts'

const none = { status: 'inactive' } as const

/** The wallets' status on a domain; Apple's validation calls the domain, which may not answer. */
function standingOf(world: World, name: string): Pick<Stripe.PaymentMethodDomain, 'apple_pay' | 'google_pay'> {
  const isSilent = world.silentDomains.has(name)
  return {
    apple_pay: isSilent
      ? { status: 'inactive', status_details: { error_message: 'It did not answer.' } }
      : { status: 'active' },
    google_pay: { status: 'active' },
  }
}

export function createDomain(world: World, params: Stripe.PaymentMethodDomainCreateParams): Stripe.PaymentMethodDomain {
  const { domain_name, enabled = true } = params
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain_name)) throw invalid('This is no domain.', { param: 'domain_name' })
  const domain: Stripe.PaymentMethodDomain = {
    id: world.newId('pmd'),
    object: 'payment_method_domain',
    amazon_pay: none,
    ...standingOf(world, domain_name),
    created: world.now(),
    domain_name,
    enabled,
    klarna: none,
    link: none,
    livemode: world.livemode,
    paypal: none,
  }
  world.domains.set(domain.id, domain)
  return domain
}

export const listDomains = (world: World, { domain_name }: Stripe.PaymentMethodDomainListParams) =>
  newestFirst(world.domains).filter((domain) => domain_name === undefined || domain.domain_name === domain_name)

export function updateDomain(world: World, { enabled }: Stripe.PaymentMethodDomainUpdateParams, id: string) {
  const domain = found('payment method domain', world.domains, id)
  if (enabled !== undefined) domain.enabled = enabled
  return domain
}

/** Validates the domain again. */
export function validateDomain(world: World, _params: unknown, id: string): Stripe.PaymentMethodDomain {
  const domain = found('payment method domain', world.domains, id)
  return Object.assign(domain, standingOf(world, domain.domain_name))
}
