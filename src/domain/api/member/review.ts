import { type Static, Type } from 'typebox'
import { Day, orNull } from '#domain/api/fields.ts'
import { plateauAnswers } from '#domain/plan-review/review-input.ts'
import { weightStates } from '#domain/plan-review/weight-state.ts'
import { healthEvents } from '#domain/weight-filter/life-events.ts'

/** kcal a day. */
const Energy = Type.Number()
const Bound = Type.Enum(['FLOOR', 'CUT', 'PACE'])
/** How often its card was shown before; null while it rests, absent in reviews of earlier versions. */
const Turn = Type.Optional(orNull(Type.Integer()))
const Missing = Type.Union([
  Type.Object({ kind: Type.Enum(['DAYS', 'READINGS']), count: Type.Integer() }),
  Type.Object({ kind: Type.Enum(['RECENT_READING', 'SURER_OFFSET', 'WHOSE']) }),
])
const KeepReason = Type.Union([
  Type.Object({ kind: Type.Literal('TOO_LITTLE_KNOWN'), missing: Type.Array(Missing) }),
  Type.Object({ kind: Type.Enum(['AT_LIMIT', 'RISES_AT_LIMIT']), bound: Bound, turn: Turn }),
  Type.Object({ kind: Type.Literal('CUTS_DO_NOT_HELP'), isUnexplained: Type.Boolean(), turn: Turn }),
  Type.Object({
    kind: Type.Enum([
      'FITS',
      'NEAR_LOWEST',
      'ASKED_LATELY',
      'AWAY',
      'EXPLAINED',
      'KEPT_BY_MEMBER',
      'KEPT_FOR_GOOD',
      'PROPOSALS_OFF',
    ]),
  }),
])

/** The decision of a review, as stored and returned. Energies in kcal a day. */
export const DecisionView = Type.Union([
  Type.Object({ kind: Type.Literal('KEEP'), target: Energy, why: KeepReason }),
  Type.Object({
    kind: Type.Literal('PROPOSE'),
    target: Energy,
    proposed: Energy,
    change: Type.Enum(['DOWN', 'UP', 'KEEP_WEIGHT', 'LOSE_AGAIN', 'RESTART']),
    bound: orNull(Type.Enum(['FLOOR', 'CUT', 'PACE', 'STEP'])),
    turn: Turn,
  }),
  Type.Object({
    kind: Type.Literal('STEP'),
    target: Energy,
    /** Where the steps lead. */
    towards: Energy,
    why: Type.Enum(['KEEPING', 'LOSING']),
  }),
  Type.Object({ kind: Type.Literal('ASK'), target: Energy }),
  Type.Object({
    kind: Type.Literal('RAISE'),
    target: Energy,
    lowest: Energy,
    why: Type.Enum(['TOO_FAST', 'NEAR_UNDERWEIGHT', 'BELOW_GOAL']),
  }),
  Type.Object({
    kind: Type.Literal('HOLD'),
    target: Energy,
    reason: Type.Enum([...healthEvents, 'BREAK', 'UNDERWEIGHT', 'TOO_FAST_AGAIN', 'LOST_TENTH']),
  }),
])
export type DecisionView = Static<typeof DecisionView>

/** A weekly review as shown to a member. */
export const ReviewView = Type.Object({
  /** The week in which it was made, which identifies the review. */
  week: Type.Integer(),
  reviewedOn: Day,
  /** The first day that its decision applies to. */
  from: Day,
  /** kcal a day that would have applied without this review, and what is in force for `from` now. */
  before: Type.Integer(),
  now: Type.Integer(),
  decision: DecisionView,
  /** What the weight did when it was made. */
  state: Type.Enum([...weightStates]),
  /**
   * Energy to add to the planned one for the model to match this person's weights, kcal a day: the estimate and an 80 %
   * interval.
   */
  offset: Type.Object({ energy: Type.Integer(), low: Type.Integer(), high: Type.Integer() }),
  /** What was done by the day on which the goal is reached; absent in other reviews. */
  done: Type.Optional(Type.Object({ startKg: Type.Number(), kg: Type.Number(), weeks: Type.Integer() })),
  /** Readings of the last four weeks that it is based on. */
  readings: Type.Integer(),
  answer: orNull(Type.Enum(['YES', 'KEEP'])),
  plateauAnswer: orNull(Type.Enum([...plateauAnswers])),
})
export type ReviewView = Static<typeof ReviewView>

export const ReviewReply = Type.Object({
  /** The review of this week; null if none was made. */
  latest: orNull(ReviewView),
  /** The reviews that changed the target, oldest first. */
  changes: Type.Array(ReviewView),
  keptForGood: Type.Boolean(),
  /** Id for undoing the answer just given; absent if only the reviews were requested. */
  undo: Type.Optional(orNull(Type.String())),
})
export type ReviewReply = Static<typeof ReviewReply>

/** A member's answer to the review of this week; null takes an answer back. */
export const ReviewAnswer = Type.Union([
  Type.Object(
    { week: Type.Integer(), answer: orNull(Type.Enum(['YES', 'KEEP', 'KEEP_FOR_GOOD'])) },
    { additionalProperties: false },
  ),
  Type.Object(
    { week: Type.Integer(), plateauAnswer: orNull(Type.Enum([...plateauAnswers])) },
    { additionalProperties: false },
  ),
])
export type ReviewAnswer = Static<typeof ReviewAnswer>

/** Whether changes are proposed at all. */
export const ReviewSettings = Type.Object({ keptForGood: Type.Boolean() }, { additionalProperties: false })
export type ReviewSettings = Static<typeof ReviewSettings>
