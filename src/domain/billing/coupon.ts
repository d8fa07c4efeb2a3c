import type { Money } from './money.ts'
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
  /** What the buyer types; null where the plan has it by itself. */
  readonly code: string
  readonly effect: CouponEffect
  /** Null: for every plan. */
  readonly planKey: PlanKey | null
  readonly startsAt: Date
  /** Null: no end. A page that counts down counts to this. */
  readonly endsAt: Date | null
}
