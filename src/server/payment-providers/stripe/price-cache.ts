import type Stripe from 'stripe'
import { type Money, sameMoney } from '#domain/billing/money.ts'
import type { PlanKey } from '#domain/billing/plans.ts'
import { type NewPrice, ProviderError, type PurchaseOrder } from '#server/platform/payment-provider/provider.ts'
import { idOf } from './charges.ts'
import { stripeCall } from './stripe-client.ts'

/** A plan at Stripe: the price of its renewals, and the trial offer of its first period if that has its own price. */
export type StripePlan = { readonly price: string; readonly trialOffer: string | null }
export type StripePlans = Readonly<Partial<Record<PlanKey, StripePlan>>>

export type StripePriceTerms = { readonly amount: Money; readonly days: number }
const daysIn: Readonly<Record<string, number>> = { day: 1, week: 7 }

/** Amount and days of a price; null for a price that a plan cannot have: monthly, metered or tiered. */
export function priceTermsOf({ unit_amount, currency, recurring }: Stripe.Price): StripePriceTerms | null {
  const days = daysIn[recurring?.interval ?? '']
  if (unit_amount === null || recurring === null || days === undefined) return null
  return { amount: { minor: unit_amount, currency: currency.toUpperCase() }, days: days * recurring.interval_count }
}

const isSame = (tariff: StripePriceTerms | null, amount: Money, days: number): boolean =>
  tariff !== null && tariff.days === days && sameMoney(tariff.amount, amount)

/**
 * Whether the first period has its own price. A returning customer pays the renewal price from the start, without the
 * trial offer.
 */
export const hasFirstPrice = ({ terms, listPrice }: PurchaseOrder): boolean =>
  !sameMoney(listPrice, terms.renewal) || terms.firstDays !== terms.renewalDays

export type PriceCache = {
  /** Refuses an order if the plan's first or renewal price at Stripe differs. @throws ProviderError MISCONFIGURED */
  check(plan: StripePlan, order: PurchaseOrder): Promise<void>
  /** Refuses a plan whose renewals have another price at Stripe than agreed. @throws ProviderError MISCONFIGURED */
  checkRenewal(plan: StripePlan, price: Pick<NewPrice, 'planKey' | 'after' | 'days'>): Promise<void>
}

/** Shared by the calls to Stripe about a purchase. */
export type StripeContext = { readonly stripe: Stripe; readonly prices: PriceCache; readonly plans: StripePlans }

/** A cache of the prices at Stripe, where the amount of a price never changes. */
export function createPriceCache(stripe: Stripe): PriceCache {
  const prices = new Map<string, StripePriceTerms | null>()
  async function tariff(id: string): Promise<StripePriceTerms | null> {
    const known = prices.get(id)
    if (known !== undefined) return known
    const terms = priceTermsOf(await stripeCall(stripe.prices.retrieve(id)))
    prices.set(id, terms)
    return terms
  }

  async function costsAsAgreed({ price, trialOffer }: StripePlan, order: PurchaseOrder): Promise<boolean> {
    const { renewal, renewalDays, firstDays } = order.terms
    if (!isSame(await tariff(price), renewal, renewalDays)) return false
    if (!hasFirstPrice(order)) return true
    if (trialOffer === null) return false
    const offer = await stripeCall(stripe.productCatalog.trialOffers.retrieve(trialOffer))
    const first = await tariff(idOf(offer.price) ?? '')
    const times = offer.duration.relative?.iterations ?? 0
    const next = idOf(offer.end_behavior.transition?.price)
    return (
      next === price && first !== null && isSame({ ...first, days: first.days * times }, order.listPrice, firstDays)
    )
  }

  return {
    check: async (plan, order) => {
      if (await costsAsAgreed(plan, order)) return
      throw new ProviderError(
        'MISCONFIGURED',
        `Stripe's price or offer for ${order.planKey} differs from what is sold.`,
      )
    },
    checkRenewal: async ({ price }, { planKey, after, days }) => {
      if (isSame(await tariff(price), after, days)) return
      throw new ProviderError('MISCONFIGURED', `Stripe's price for ${planKey} is not the new one that was agreed.`)
    },
  }
}
