import { type Static, Type } from 'typebox'
import { Currency, Moment, orNull } from '#domain/api/fields.ts'

const Count = Type.Integer({ minimum: 0 })
const Metric = Type.Enum(['purchase', 'revenue'])
const Key = Type.String({ pattern: '^[a-z0-9-]{1,40}$' })

export const ExperimentParams = Type.Object({ key: Key })

export const StartRequest = Type.Object(
  {
    /** How visitors are divided, in the order of the variants. */
    weights: Type.Array(Type.Integer({ minimum: 1, maximum: 100 }), { minItems: 2, maxItems: 10 }),
    coveragePercent: Type.Integer({ minimum: 1, maximum: 100 }),
    metric: Metric,
    /** The smallest difference worth having, in percent. */
    worthPercent: Type.Integer({ minimum: 1, maximum: 100 }),
  },
  { additionalProperties: false },
)
export type StartRequest = Static<typeof StartRequest>

/** Ends a run; `kept` is the variant that stays. */
export const EndRequest = Type.Object({ kept: Key }, { additionalProperties: false })
export type EndRequest = Static<typeof EndRequest>

/** How a variant compares with the control. */
const Comparison = Type.Object({
  /** Relative; null while the control has no buyer. */
  lift: orNull(Type.Number()),
  /** The relative differences that the evidence leaves possible: from -1, and null without an upper limit. */
  low: Type.Number(),
  high: orNull(Type.Number()),
  verdict: Type.Enum(['too-early', 'waiting', 'held', 'better', 'worse', 'alike']),
  /** The first look that decided, and the buyers it saw. */
  decided: orNull(Type.Object({ at: Moment, buyers: Type.Object({ control: Count, variant: Count }) })),
  buyers: Type.Object({ control: Count, variant: Count }),
  outlook: Type.Object({
    buyers: Count,
    fewest: Count,
    needed: Count,
    daysLeft: orNull(Count),
    isOutOfReach: Type.Boolean(),
  }),
  /** Whether clearly more of the variant's buyers got a refund, or disputed the payment. */
  moreRefunds: Type.Boolean(),
  moreDisputes: Type.Boolean(),
})

const Variant = Type.Object({
  variant: Type.String(),
  weight: Count,
  /** Lots of a day in which the variant was drawn, and those whose page reported its step or still may. */
  drawn: Count,
  reported: Count,
  /** The first buyer of each unit; later ones, who are not counted; and those whose connection changed before. */
  buyers: Count,
  repeated: Count,
  moved: Count,
  revenue: Type.Integer(),
  refunded: Count,
  disputed: Count,
  cancelled: Count,
  /** Null for the control. */
  comparison: orNull(Comparison),
})

const RunView = Type.Object({
  key: Type.String(),
  version: Count,
  metric: Metric,
  coveragePercent: Count,
  startedAt: Moment,
  startedBy: Type.String(),
  endedAt: orNull(Moment),
  kept: orNull(Type.String()),
  /** The smallest difference worth having, in percent. */
  worthPercent: Count,
  /** The currency of the revenue; null if nothing was on sale at the start. */
  currency: orNull(Currency),
  /** Whole days since the start, or until the end. */
  daysRun: Count,
  /** Days after the address was confirmed within which a purchase counts. */
  windowDays: Count,
  /** Leads within these days who have not bought yet. */
  stillOpen: Count,
  /** Whether variants were not drawn as planned: nothing is concluded. */
  isBroken: Type.Boolean(),
  /** Whether one variant's page fails to start more often. */
  isLosing: Type.Boolean(),
  variants: Type.Array(Variant),
})
export type RunView = Static<typeof RunView>

/** The runs of every experiment, the newest first. */
export const ExperimentsReply = Type.Object({ runs: Type.Array(RunView) })
export type ExperimentsReply = Static<typeof ExperimentsReply>
