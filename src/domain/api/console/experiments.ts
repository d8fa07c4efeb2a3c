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
  },
  { additionalProperties: false },
)
export type StartRequest = Static<typeof StartRequest>

/** Ends a run; `kept` is the variant that stays. */
export const EndRequest = Type.Object({ kept: Key }, { additionalProperties: false })
export type EndRequest = Static<typeof EndRequest>

const Variant = Type.Object({
  variant: Type.String(),
  weight: Count,
  visitors: Count,
  buyers: Count,
  revenue: Type.Integer(),
  refunded: Count,
  cancelled: Count,
  lift: orNull(Type.Number()),
  interval: orNull(Type.Object({ low: Type.Number(), high: Type.Number() })),
  chanceToWin: orNull(Type.Number()),
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
  /** The currency of the revenue; null while there is none. */
  currency: orNull(Currency),
  variants: Type.Array(Variant),
  sampleRatio: Type.Number(),
  verdict: Type.Enum(['broken', 'waiting', 'better', 'worse']),
})
export type RunView = Static<typeof RunView>

/** The runs of every experiment, the newest first. */
export const ExperimentsReply = Type.Object({ runs: Type.Array(RunView) })
export type ExperimentsReply = Static<typeof ExperimentsReply>
