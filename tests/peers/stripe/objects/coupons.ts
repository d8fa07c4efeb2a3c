import type Stripe from 'stripe'
import { found, invalid } from '../refusal.ts'
import type { World } from '../world.ts'

export function createCoupon(world: World, params: Stripe.CouponCreateParams): Stripe.Coupon {
  const id = params.id ?? world.newId('coupon')
  if (world.coupons.has(id)) throw invalid('Coupon already exists.', { code: 'resource_already_exists', param: 'id' })
  if ((params.amount_off === undefined) === (params.percent_off === undefined))
    throw invalid('Exactly one of percent_off or amount_off must be given.')
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

/** Puts a coupon on a subscription. @throws StripeRefusal */
export function applyCoupon(world: World, id: string, subscription: string, customer: string): Stripe.Discount {
  const coupon = found('coupon', world.coupons, id, 'discounts[0][coupon]')
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
