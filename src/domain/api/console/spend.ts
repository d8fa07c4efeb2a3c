import { type Static, Type } from 'typebox'
import { Currency, Day, ExistingDay, orNull, text } from '#domain/api/fields.ts'

const Count = Type.Integer({ minimum: 0 })
const Source = text({ minLength: 1, maxLength: 60 })
const Campaign = text({ maxLength: 200 })

/** Rows of one request. */
const SPEND_ROWS_MAX = 5000

export const SpendRequest = Type.Object(
  {
    rows: Type.Array(
      Type.Object(
        {
          day: ExistingDay,
          source: Source,
          campaign: Campaign,
          currency: Currency,
          minor: Type.Integer({ minimum: 0, maximum: 1e12 }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: SPEND_ROWS_MAX },
    ),
  },
  { additionalProperties: false },
)
export type SpendRequest = Static<typeof SpendRequest>

export const SpendRemovedRequest = Type.Object(
  { day: ExistingDay, source: Source, campaign: text({ maxLength: 60 }), currency: Currency },
  { additionalProperties: false },
)

const figures = {
  currency: Currency,
  spentMinor: Count,
  visitors: Count,
  leads: Count,
  buyers: Count,
  /** What they paid in this currency within each of the days of payback, less what went back within them. */
  paid: Type.Array(Type.Integer()),
  /** Whether they also paid in another currency, which is not set against what was spent. */
  paidOtherwise: Type.Boolean(),
}

export const SpendReply = Type.Object({
  campaigns: Type.Array(
    Type.Object({
      source: Type.String(),
      /** Null for all of a source. */
      campaign: orNull(Type.String()),
      ...figures,
    }),
  ),
  /** By the Monday of the week in which visitors entered: those that came by what was paid for. */
  cohorts: Type.Array(Type.Object({ begins: Day, ...figures })),
  /** What was entered for the days, the latest day first; at most some hundreds. */
  entered: Type.Array(
    Type.Object({
      day: Day,
      source: Type.String(),
      campaign: Type.String(),
      currency: Currency,
      spentMinor: Count,
      by: Type.String(),
    }),
  ),
  more: Count,
})
export type SpendReply = Static<typeof SpendReply>
