import { type Static, Type } from 'typebox'
import { Currency, ExistingDay, Minor, Moment, orNull } from '#domain/api/fields.ts'

const Amount = Type.Integer({ minimum: 0, maximum: 100_000_000 })

export const PricesReply = Type.Object({
  prices: Type.Array(
    Type.Object({
      id: Type.String(),
      planKey: Type.String(),
      planName: Type.String(),
      externalId: Type.String(),
      currency: Currency,
      firstMinor: Minor,
      firstDays: Type.Integer(),
      renewalMinor: Minor,
      renewalDays: Type.Integer(),
      /** Live subscriptions to this plan, grouped by their renewal price. */
      subscribers: Type.Array(Type.Object({ renewalMinor: Minor, count: Type.Integer() })),
      /** The announcement of this price to existing subscribers. */
      announced: orNull(Type.Object({ appliesFrom: Moment, notified: Type.Integer() })),
    }),
  ),
  coupons: Type.Array(
    Type.Object({
      id: Type.Integer(),
      code: orNull(Type.String()),
      kind: Type.String(),
      amountMinor: orNull(Minor),
      currency: orNull(Currency),
      percent: orNull(Type.Integer()),
      planKey: orNull(Type.String()),
      endsAt: orNull(Moment),
      maxRedemptions: orNull(Type.Integer()),
      redeemed: Type.Integer(),
    }),
  ),
})
export type PricesReply = Static<typeof PricesReply>

export const PriceParams = Type.Object({ id: Type.String({ format: 'uuid' }) })

/** A price that replaces another one. Plan, currency and days stay the same. */
export const NewPriceRequest = Type.Object(
  {
    firstMinor: Amount,
    renewalMinor: Type.Integer({ minimum: 50, maximum: 100_000_000 }),
    /** The day from which it applies to existing subscribers, who are notified; null if they keep their price. */
    announceFrom: orNull(ExistingDay),
  },
  { additionalProperties: false },
)
export type NewPriceRequest = Static<typeof NewPriceRequest>

export const NewCouponRequest = Type.Object(
  {
    code: Type.String({ pattern: '^[A-Z0-9_-]{3,32}$' }),
    kind: Type.Enum(['fixed_price', 'amount_off', 'percent_off']),
    /** In the smallest unit of the currency, or per cent. */
    value: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
    /** Currency of an amount; ignored for a percentage. */
    currency: Currency,
    planKey: orNull(Type.Enum(['1-WEEK', '1-MONTH', '3-MONTH'])),
    /** The last day (UTC); null if the coupon does not end. */
    lastDay: orNull(ExistingDay),
    maxRedemptions: orNull(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  },
  { additionalProperties: false },
)
export type NewCouponRequest = Static<typeof NewCouponRequest>

export const CouponParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }) })
