import { type Money, percentOf } from './money.ts'
import type { PlanKey } from './plans.ts'

/** The effect of a coupon on the price of the first period; renewals are never affected. */
export type CouponEffect =
  /** The price to pay instead. */
  | { readonly kind: 'fixed_price'; readonly price: Money }
  | { readonly kind: 'amount_off'; readonly off: Money }
  /** Per cent of the price, above 0 and up to 100. */
  | { readonly kind: 'percent_off'; readonly percent: number }

export type Coupon = {
  readonly id: number
  /** The code that the buyer enters. */
  readonly code: string
  readonly effect: CouponEffect
  /** Null if it is for every plan. */
  readonly planKey: PlanKey | null
  readonly startsAt: Date
  /** Null if it does not end. A countdown on a page counts to this moment. */
  readonly endsAt: Date | null
}

/**
 * The smallest charge that a card provider accepts, in the smallest unit: Stripe's table (docs.stripe.com/currencies,
 * "Minimum and maximum charge amounts"), which is above PayPal's.
 */
const least: Readonly<Record<string, number>> = {
  AED: 200,
  BGN: 100,
  CZK: 1500,
  DKK: 250,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  PLN: 200,
  RON: 200,
  SEK: 300,
  THB: 1000,
}
const LEAST_ELSEWHERE = 50

/** The smallest amount that can be charged in a currency. Zero is never charged: a plan may be free. */
export const leastCharge = (currency: string): number => least[currency] ?? LEAST_ELSEWHERE

/** Whether a coupon may be used for a plan at the time `now`. */
export const couponHolds = (coupon: Coupon, planKey: PlanKey, now: Date): boolean =>
  (coupon.planKey === null || coupon.planKey === planKey) &&
  coupon.startsAt <= now &&
  (coupon.endsAt === null || now < coupon.endsAt)

function reduced(list: Money, effect: CouponEffect): Money {
  switch (effect.kind) {
    case 'fixed_price':
      return effect.price.currency === list.currency ? effect.price : list
    case 'amount_off':
      return effect.off.currency === list.currency ? { ...list, minor: list.minor - effect.off.minor } : list
    case 'percent_off':
      return { ...list, minor: list.minor - percentOf(list, effect.percent).minor }
  }
}

/**
 * The amount due for the first period. A coupon never raises the price, never lowers it below zero or to an amount too
 * small for a provider to charge, and has no effect outside its plan, its time or its currency.
 */
export function payable(list: Money, planKey: PlanKey, coupon: Coupon | null, now: Date): Money {
  if (coupon === null || !couponHolds(coupon, planKey, now)) return list
  const asked = Math.max(0, reduced(list, coupon.effect).minor)
  const minor = asked === 0 ? 0 : Math.max(asked, leastCharge(list.currency))
  return { minor: Math.min(list.minor, minor), currency: list.currency }
}
