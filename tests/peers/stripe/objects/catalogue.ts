import Stripe from 'stripe'
import { newestFirst, type World } from '../world.ts'

export type PriceTerms = {
  readonly minor: number
  readonly days: number
  readonly currency?: string
  /** One of its own if absent. */
  readonly product?: string
}

/** A price per number of days, as an operator creates it in the dashboard. */
export function addPrice(
  world: World,
  id: string,
  { minor, days, currency = 'usd', product = `prod_${id}` }: PriceTerms,
): Stripe.Price {
  const price: Stripe.Price = {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: world.now(),
    currency,
    custom_unit_amount: null,
    livemode: world.livemode,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: { interval: 'day', interval_count: days, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'inclusive',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: minor,
    unit_amount_decimal: Stripe.Decimal.from(minor),
  }
  world.prices.set(id, price)
  return price
}

/** An offer of one period at a separate price, after which another price begins. */
export function addOffer(world: World, id: string, first: PriceTerms, next: string): Stripe.ProductCatalog.TrialOffer {
  const price = addPrice(world, `price_of_${id}`, first)
  const offer: Stripe.ProductCatalog.TrialOffer = {
    id,
    object: 'product_catalog.trial_offer',
    active: true,
    duration: { type: 'relative', relative: { iterations: 1 } },
    end_behavior: { type: 'transition', transition: { price: next } },
    livemode: world.livemode,
    nickname: null,
    price: price.id,
  }
  world.offers.set(id, offer)
  return offer
}

export const listPrices = (world: World, { product, active }: Stripe.PriceListParams): Stripe.Price[] =>
  newestFirst(world.prices)
    .filter((price) => product === undefined || price.product === product)
    .filter((price) => active === undefined || price.active === active)

export const listOffers = (
  world: World,
  { active }: Stripe.ProductCatalog.TrialOfferListParams,
): Stripe.ProductCatalog.TrialOffer[] =>
  newestFirst(world.offers).filter((offer) => active === undefined || offer.active === active)

/** Length of a price's period in seconds. */
export const secondsOf = ({ recurring }: Stripe.Price): number => (recurring?.interval_count ?? 0) * 86_400
