import Stripe from 'stripe'
import { found, invalid } from '#tests/peers/stripe/refusal.ts'
import type { World } from '#tests/peers/stripe/world.ts'
import { itemOf } from './subscription-items.ts'

/** Maximum characters of a coupon's name. */
const COUPON_NAME = 40

export function createCoupon(world: World, params: Stripe.CouponCreateParams): Stripe.Coupon {
  const id = params.id ?? world.newId('coupon')
  if (world.coupons.has(id)) throw invalid('Coupon already exists.', { code: 'resource_already_exists', param: 'id' })
  if ((params.amount_off === undefined) === (params.percent_off === undefined))
    throw invalid('Exactly one of percent_off or amount_off must be given.')
  const { amount_off = 1, percent_off = 1, currency, name = '' } = params
  if (amount_off < 1 || !Number.isInteger(amount_off))
    throw invalid('Invalid positive integer.', { param: 'amount_off' })
  if (percent_off <= 0 || percent_off > 100) throw invalid('Invalid percentage.', { param: 'percent_off' })
  if (params.amount_off !== undefined && currency === undefined)
    throw invalid('You must pass currency when passing amount_off.', { param: 'currency' })
  if (name.length > COUPON_NAME) throw invalid('Coupon names are at most 40 characters.', { param: 'name' })
  const coupon: Stripe.Coupon = {
    id,
    object: 'coupon',
    amount_off: params.amount_off ?? null,
    created: world.now(),
    currency: params.currency ?? null,
    duration: params.duration ?? 'once',
    duration_in_months: null,
    livemode: world.livemode,
    max_redemptions: null,
    metadata: {},
    name: params.name ?? null,
    percent_off: params.percent_off ?? null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  }
  world.coupons.set(id, coupon)
  return coupon
}

export const retrieveCoupon = (world: World, _params: unknown, id: string): Stripe.Coupon =>
  found('coupon', world.coupons, id)

/** Applies a coupon to a subscription. @throws StripeRefusal */
export function applyCoupon(
  world: World,
  id: string,
  { id: subscription, currency }: Pick<Stripe.Subscription, 'id' | 'currency'>,
  customer: string,
): Stripe.Discount {
  const coupon = found('coupon', world.coupons, id, 'discounts[0][coupon]')
  if (coupon.currency !== null && coupon.currency !== currency)
    throw invalid(`The coupon is in ${coupon.currency}, the subscription in ${currency}.`, {
      param: 'discounts[0][coupon]',
    })
  coupon.times_redeemed++
  const discount: Stripe.Discount = {
    id: world.newId('di'),
    object: 'discount',
    checkout_session: null,
    customer,
    customer_account: null,
    end: null,
    invoice: null,
    invoice_item: null,
    promotion_code: null,
    source: { type: 'coupon', coupon: coupon.id },
    start: world.now(),
    subscription,
    subscription_item: null,
  }
  world.discounts.set(discount.id, discount)
  return discount
}

/** The discount of coupons; a coupon for one invoice is used up by it. */
export function discountOn(
  world: World,
  subscription: Stripe.Subscription,
  subtotal: number,
): Stripe.Invoice.TotalDiscountAmount[] {
  const amounts = subscription.discounts.flatMap((id): Stripe.Invoice.TotalDiscountAmount[] => {
    const discount = typeof id === 'string' ? world.discounts.get(id) : id
    const coupon = world.coupons.get(typeof discount?.source.coupon === 'string' ? discount.source.coupon : '')
    if (discount === undefined || coupon === undefined) return []
    const amount = coupon.amount_off ?? Math.round((subtotal * (coupon.percent_off ?? 0)) / 100)
    return [{ amount: Math.min(amount, subtotal), discount: discount.id }]
  })
  subscription.discounts = []
  return amounts
}

export function lineOf(
  world: World,
  invoice: string,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  off: readonly Stripe.Invoice.TotalDiscountAmount[],
): Stripe.InvoiceLineItem {
  const item = itemOf(subscription)
  const amount = (price.unit_amount ?? 0) * (item.quantity ?? 1)
  return {
    id: world.newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description: null,
    discount_amounts: [...off],
    discountable: true,
    discounts: off.map(({ discount }) => (typeof discount === 'string' ? discount : discount.id)),
    invoice,
    livemode: world.livemode,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
    },
    period: { start: item.current_period_start, end: item.current_period_end },
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: typeof price.product === 'string' ? price.product : '' },
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: item.quantity ?? 1,
    quantity_decimal: Stripe.Decimal.from(item.quantity ?? 1),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  }
}
