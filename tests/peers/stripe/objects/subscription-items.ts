import type Stripe from 'stripe'
import { found, invalid } from '../refusal.ts'
import type { World } from '../world.ts'
import { secondsOf } from './catalogue.ts'

/** The single item of a subscription. */
export function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data
  if (item === undefined) throw new Error('A subscription without an item.')
  return item
}

/** The current price: the offer's while it runs, else the item's own. */
export function currentPrice(world: World, item: Stripe.SubscriptionItem): Stripe.Price {
  const offer = item.current_trial === null ? undefined : world.offers.get(item.current_trial.trial_offer)
  return offer === undefined ? item.price : found('price', world.prices, String(offer.price))
}

function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: true,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: 'day',
    interval_count: price.recurring?.interval_count ?? 0,
    livemode: price.livemode,
    metadata: {},
    meter: null,
    nickname: null,
    product: typeof price.product === 'string' ? price.product : null,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}

/**
 * Changes the price of a subscription's single item. The new price has the same days, so the period stays and nothing
 * is charged now. @throws StripeRefusal for what this stand-in does not support: other days, or proration
 */
export function repriceItem(
  world: World,
  subscription: Stripe.Subscription,
  { items = [], proration_behavior }: Stripe.SubscriptionUpdateParams,
): void {
  for (const wish of items) {
    const item = itemOf(subscription)
    if (wish.id !== item.id) throw invalid(`No such subscription item: '${wish.id}'`, { code: 'resource_missing' })
    const price = found('price', world.prices, wish.price ?? '', 'items[0][price]')
    if (secondsOf(price) !== secondsOf(item.price) || price.currency !== item.price.currency)
      throw invalid('The stand-in only supports prices with the same days and currency.')
    if (proration_behavior !== 'none') throw invalid('The stand-in does not support proration.')
    item.price = price
    item.plan = planOf(price)
  }
}

/** The price of the next period, of whatever length. */
export function priceItem(world: World, subscription: Stripe.Subscription, id: string): void {
  const item = itemOf(subscription)
  item.price = found('price', world.prices, id)
  item.plan = planOf(item.price)
}

/** @throws StripeRefusal for an item without a price, or with an unknown one */
export function newItem(
  world: World,
  subscription: string,
  wish: Stripe.SubscriptionCreateParams.Item | undefined,
): Stripe.SubscriptionItem {
  const offerId = wish?.current_trial?.trial_offer
  const offer =
    offerId === undefined
      ? undefined
      : found('trial offer', world.offers, offerId, 'items[0][current_trial][trial_offer]')
  const priceId = offer === undefined ? wish?.price : String(offer.end_behavior.transition?.price)
  if (priceId === undefined) throw invalid('Missing required param: items[0][price].', { code: 'parameter_missing' })
  const price = found('price', world.prices, priceId, 'items[0][price]')
  const first = offer === undefined ? price : found('price', world.prices, String(offer.price))
  const { quantity = 1 } = wish ?? {}
  if (!Number.isInteger(quantity) || quantity < 0)
    throw invalid('Invalid non-negative integer.', { param: 'items[0][quantity]' })
  const now = world.now()
  const end = now + secondsOf(first)
  return {
    id: world.newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: end,
    current_period_start: now,
    current_trial: offer === undefined ? null : { trial_offer: offer.id, start_date: now, end_date: end },
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  }
}
