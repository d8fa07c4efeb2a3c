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
  /**
   * The plan with the prices at which an order is sold: those of the settings, or others of the same product.
   * @throws ProviderError MISCONFIGURED if none at Stripe is as agreed
   */
  planFor(plan: StripePlan, order: PurchaseOrder): Promise<StripePlan>
  /**
   * The price at which a plan renews as agreed: that of the settings, or another one of the same product.
   * @throws ProviderError MISCONFIGURED if none at Stripe is as agreed
   */
  renewalPrice(plan: StripePlan, price: Pick<NewPrice, 'planKey' | 'after' | 'days'>): Promise<string>
}

/** Shared by the calls to Stripe about a purchase. */
export type StripeContext = { readonly stripe: Stripe; readonly prices: PriceCache; readonly plans: StripePlans }

type CachedPrice = { readonly terms: StripePriceTerms | null; readonly product: string | null }

/** A cache of the prices at Stripe, where the amount of a price never changes. */
export function createPriceCache(stripe: Stripe): PriceCache {
  const prices = new Map<string, CachedPrice>()
  const keep = (price: Stripe.Price): CachedPrice => {
    const known = { terms: priceTermsOf(price), product: idOf(price.product) }
    prices.set(price.id, known)
    return known
  }
  const lookUp = async (id: string): Promise<CachedPrice> =>
    prices.get(id) ?? keep(await stripeCall(stripe.prices.retrieve(id)))

  /**
   * The price of a product that costs an amount for some days: the one that the settings name, or another active one, so
   * that a price that is replaced in the console and at Stripe needs no restart. Null if there is none.
   */
  async function priceAt(id: string, amount: Money, days: number): Promise<string | null> {
    const { terms, product } = await lookUp(id)
    if (isSame(terms, amount, days)) return id
    if (product === null) return null
    const { data } = await stripeCall(stripe.prices.list({ product, active: true, limit: 100 }))
    return data.find((price) => isSame(keep(price).terms, amount, days))?.id ?? null
  }

  /** Whether a trial offer has a first period as sold, after which a price begins. */
  async function isOfferOf(offer: Stripe.ProductCatalog.TrialOffer, price: string, order: PurchaseOrder) {
    if (idOf(offer.end_behavior.transition?.price) !== price) return false
    const first = (await lookUp(idOf(offer.price) ?? '')).terms
    const times = offer.duration.relative?.iterations ?? 0
    return first !== null && isSame({ ...first, days: first.days * times }, order.listPrice, order.terms.firstDays)
  }

  /** The trial offer of the settings, or another active one that leads to the price. */
  async function offerFor(named: string, price: string, order: PurchaseOrder): Promise<string | null> {
    const offer = await stripeCall(stripe.productCatalog.trialOffers.retrieve(named))
    if (await isOfferOf(offer, price, order)) return named
    const { data } = await stripeCall(stripe.productCatalog.trialOffers.list({ active: true, limit: 100 }))
    for (const other of data) if (await isOfferOf(other, price, order)) return other.id
    return null
  }

  const sold = async (plan: StripePlan, order: PurchaseOrder): Promise<StripePlan | null> => {
    const { renewal, renewalDays } = order.terms
    const price = await priceAt(plan.price, renewal, renewalDays)
    if (price === null || !hasFirstPrice(order)) return price === null ? null : { ...plan, price }
    const trialOffer = plan.trialOffer === null ? null : await offerFor(plan.trialOffer, price, order)
    return trialOffer === null ? null : { price, trialOffer }
  }

  return {
    planFor: async (plan, order) => {
      const found = await sold(plan, order)
      if (found !== null) return found
      throw new ProviderError(
        'MISCONFIGURED',
        `Stripe's price or offer for ${order.planKey} differs from what is sold.`,
      )
    },
    renewalPrice: async ({ price }, { planKey, after, days }) => {
      const found = await priceAt(price, after, days)
      if (found !== null) return found
      throw new ProviderError('MISCONFIGURED', `Stripe's price for ${planKey} is not the new one that was agreed.`)
    },
  }
}
