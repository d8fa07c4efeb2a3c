import { type Static, Type } from 'typebox'
import { Currency, Day, ExistingDay, Moment, orNull, text } from '#domain/api/fields.ts'
import { cohortSplits, cohortUnits } from '#domain/cohort-choices.ts'

const Count = Type.Integer({ minimum: 0 })
/** Can be negative, since refunds are subtracted. */
const Amount = Type.Object({ currency: Currency, minor: Type.Integer() })
const Amounts = Type.Array(Amount)
const Share = Type.Number({ minimum: 0, maximum: 1 })
const Bounds = Type.Object({ low: Share, high: Share })

const funnelDimensions = [
  ...(['source', 'medium', 'campaign', 'content', 'term', 'ad', 'click', 'landing'] as const),
  ...(['country', 'platform', 'device', 'app', 'language', 'plan', 'variant'] as const),
] as const
const FunnelDimension = Type.Enum(funnelDimensions)
const Dimension = Type.Enum([...funnelDimensions, 'path'] as const)
const period = { from: Day, to: Day } as const

/** Calendar days in UTC, both included. */
export const PeriodQuery = Type.Object(period, { additionalProperties: false })
/** Conditions that visitors must meet, as `source=facebook,instagram;country=DE`. */
const Filter = Type.Optional(text({ maxLength: 1500 }))
export const FunnelQuery = Type.Object({ ...period, filter: Filter }, { additionalProperties: false })
export const BreakdownQuery = Type.Object(
  { ...period, dimension: Dimension, also: Type.Optional(FunnelDimension), filter: Filter },
  { additionalProperties: false },
)
const Slug = Type.String({ pattern: '^[a-z0-9-]{1,40}$' })
export const StepBreakdownQuery = Type.Object(
  { ...period, step: Slug, filter: Filter },
  { additionalProperties: false },
)
export const AnswersQuery = Type.Object({ ...period, question: Slug }, { additionalProperties: false })

const HeadlineFigures = Type.Object({
  visitors: Count,
  starts: Count,
  leads: Count,
  paywalls: Count,
  purchases: Count,
  refunds: Count,
  /** Disputes by which a bank took money. */
  disputes: Count,
  /** All amounts are by the day on which money moved. */
  revenue: Amounts,
  refunded: Amounts,
  /** What banks took, without what they gave back. */
  disputed: Amounts,
  fees: Amounts,
  /** What is left of revenue after refunds, disputes and fees. */
  kept: Amounts,
})
export type HeadlineFigures = Static<typeof HeadlineFigures>

export const HeadlineReply = Type.Object({
  now: HeadlineFigures,
  /** The same figures for the period of the same length before it. */
  before: HeadlineFigures,
  previous: Type.Object(period),
  /** Whether the period includes today, which is not over. */
  isPartial: Type.Boolean(),
})
export type HeadlineReply = Static<typeof HeadlineReply>

const AnnotationView = Type.Object({
  id: Type.String(),
  day: Day,
  text: Type.String(),
  kind: Type.Enum(['release', 'note']),
  /** The author; null for a release. */
  by: orNull(Type.String()),
})
export type AnnotationView = Static<typeof AnnotationView>

export const DaysReply = Type.Object({
  /** Every day of the period; visitors and their purchases count on the day they entered. */
  days: Type.Array(Type.Object({ day: Day, visitors: Count, purchases: Count })),
  annotations: Type.Array(AnnotationView),
})
export type DaysReply = Static<typeof DaysReply>

export const AnnotationParams = Type.Object({ id: Type.String({ format: 'uuid' }) })
export const AnnotationRequest = Type.Object(
  { day: ExistingDay, text: text({ minLength: 3, maxLength: 120 }) },
  { additionalProperties: false },
)

export const FunnelReply = Type.Object({
  entered: Count,
  biggestLeak: orNull(Type.String()),
  /** Whether times, steps back and mistakes are known: not for several conditions. */
  hasTimes: Type.Boolean(),
  steps: Type.Array(
    Type.Object({
      step: Type.String(),
      views: Count,
      exits: Count,
      backs: Count,
      errors: Count,
      exitShare: orNull(Type.Number()),
      exitInterval: Bounds,
      reached: orNull(Type.Number()),
      medianMs: orNull(Count),
      p90Ms: orNull(Count),
    }),
  ),
})
export type FunnelReply = Static<typeof FunnelReply>

export const BreakdownReply = Type.Object({
  rows: Type.Array(
    Type.Object({
      value: Type.String(),
      /** The value of the second dimension; null if there is none. */
      also: orNull(Type.String()),
      /** Other spellings that are counted under this source. */
      spellings: Type.Array(Type.String()),
      /** A count is null if so few people are behind it that it is hidden. */
      visitors: orNull(Count),
      emailPages: orNull(Count),
      paywalls: orNull(Count),
      purchases: orNull(Count),
      /** Interval of the conversion; null if one of its counts is hidden. */
      interval: orNull(Bounds),
      isTooSmall: Type.Boolean(),
      revenue: orNull(Amounts),
    }),
  ),
  /** Rows with fewer visitors that are left out. */
  more: Count,
  /** Revenue of customers who first paid in the period and belong to no counted visitor. */
  unattributed: Amounts,
  /** How many such customers there are. */
  unattributedBuyers: Count,
})
export type BreakdownReply = Static<typeof BreakdownReply>

export const StepBreakdownReply = Type.Object({
  /** By dimension, the clearest leak first. */
  rows: Type.Array(
    Type.Object({
      dimension: FunnelDimension,
      value: Type.String(),
      views: Count,
      exits: Count,
      exitShare: Share,
      exitInterval: Bounds,
      isTooSmall: Type.Boolean(),
      /** Whether clearly more of these visitors leave than of all others of the dimension. */
      standsOut: Type.Boolean(),
    }),
  ),
})
export type StepBreakdownReply = Static<typeof StepBreakdownReply>

export const AnswersReply = Type.Object({
  people: Count,
  /** The count is null if so few gave the answer that it is hidden. */
  answers: Type.Array(Type.Object({ answer: Type.String(), count: orNull(Count) })),
})
export type AnswersReply = Static<typeof AnswersReply>

export const CohortsQuery = Type.Object(
  {
    ...period,
    /** A week if it is left out. */
    unit: Type.Optional(Type.Enum([...cohortUnits])),
    split: Type.Optional(Type.Enum([...cohortSplits])),
  },
  { additionalProperties: false },
)
export const CohortsReply = Type.Object({
  unit: Type.Enum([...cohortUnits]),
  split: orNull(Type.Enum([...cohortSplits])),
  cohorts: Type.Array(
    Type.Object({
      /** The Monday of the week or the first of the month, UTC. */
      begins: Day,
      /** Of what they are split by; null without a split. */
      value: orNull(Type.String()),
      customers: Count,
      spans: Type.Array(Type.Object({ after: Count, kept: orNull(Count), paid: Amounts })),
    }),
  ),
})
export type CohortsReply = Static<typeof CohortsReply>

export const SubscriptionsReply = Type.Object({
  recurring: Type.Array(Type.Object({ currency: Currency, minor: Count, subscriptions: Count })),
  churn: Type.Object({ atStart: Count, ended: Count }),
  reasons: Type.Array(Type.Object({ reason: Type.String(), count: Count })),
  dunning: Type.Object({ failed: Count, recovered: Count, lost: Count }),
  plans: Type.Array(
    Type.Object({
      plan: Type.String(),
      currency: Currency,
      count: Count,
      withCoupon: Count,
      firstMinor: Count,
      renewalMinor: Type.Integer(),
      /** Refunds and disputes of these days, whenever the payment arrived. */
      backMinor: Type.Integer(),
    }),
  ),
  /** Money that went back, by cause: positive if it left us. */
  back: Type.Array(
    Type.Object({
      kind: Type.Enum(['refund', 'refund_returned', 'dispute_taken', 'dispute_returned']),
      because: Type.String(),
      currency: Currency,
      count: Count,
      minor: Type.Integer(),
    }),
  ),
})
export type SubscriptionsReply = Static<typeof SubscriptionsReply>

export const LiveReply = Type.Object({
  views: Type.Array(
    Type.Object({
      /** The last characters of the visitor's random id. */
      visitor: Type.String(),
      step: Type.String(),
      at: Moment,
      country: orNull(Type.String()),
      platform: Type.String(),
      isBot: Type.Boolean(),
    }),
  ),
  outcomes: Type.Array(Type.Object({ day: Day, outcome: Type.String(), count: Count })),
  countedUntil: Moment,
})
export type LiveReply = Static<typeof LiveReply>
