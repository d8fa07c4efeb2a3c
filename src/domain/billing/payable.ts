import { type Money, percentOf } from './money.ts'
import type { PlanKey } from './plans.ts'

/** What a coupon does to the price of the first period; renewals are never touched. */
export type CouponEffect =
  /** The price to pay instead. */
  | { readonly kind: 'fixed_price'; readonly price: Money }
  | { readonly kind: 'amount_off'; readonly off: Money }
  /** Hundredths of the price, above 0 to 100. */
  | { readonly kind: 'percent_off'; readonly percent: number }

export type Coupon = {
  readonly id: number
  /** What the buyer types. */
  readonly code: string
  readonly effect: CouponEffect
  /** Null: for every plan. */
  readonly planKey: PlanKey | null
  readonly startsAt: Date
  /** Null: no end. A page that counts down counts to this. */
  readonly endsAt: Date | null
}

/**
 * The least that a card provider charges, in the smallest unit: Stripe's table (docs.stripe.com/currencies, "Minimum and
 * maximum charge amounts"), which is above PayPal's.
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

/** The smallest amount that can be taken in a currency. Nothing at all is not an amount: what is free is free. */
export const leastCharge = (currency: string): number => least[currency] ?? LEAST_ELSEWHERE

/** Whether a coupon may be used for a plan at a moment. */
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
 * What is due for the first period. A coupon never raises the price, never takes it below nothing or to so little that
 * no provider takes it, and does nothing outside its plan, its time or its currency.
 */
export function payable(list: Money, planKey: PlanKey, coupon: Coupon | null, now: Date): Money {
  if (coupon === null || !couponHolds(coupon, planKey, now)) return list
  const asked = Math.max(0, reduced(list, coupon.effect).minor)
  const minor = asked === 0 ? 0 : Math.max(asked, leastCharge(list.currency))
  return { minor: Math.min(list.minor, minor), currency: list.currency }
}
