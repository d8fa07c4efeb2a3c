import type { Coupon, CouponEffect } from './coupon.ts'
import { leastCharge } from './least-charge.ts'
import { type Money, percentOf } from './money.ts'
import type { PlanKey } from './plans.ts'

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
 * What is due for the first period. A coupon never raises the price, never takes it below
 * nothing or to so little that no provider takes it, and does nothing
 * outside its plan, its time or its currency.
 */
export function payable(list: Money, planKey: PlanKey, coupon: Coupon | null, now: Date): Money {
  if (coupon === null || !couponHolds(coupon, planKey, now)) return list
  const asked = Math.max(0, reduced(list, coupon.effect).minor)
  const minor = asked === 0 ? 0 : Math.max(asked, leastCharge(list.currency))
  return { minor: Math.min(list.minor, minor), currency: list.currency }
}
