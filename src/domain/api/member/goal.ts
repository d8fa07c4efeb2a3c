import { type Static, Type } from 'typebox'
import { Day, orNull } from '#domain/api/fields.ts'
import { milestoneKinds } from '#domain/body/milestones.ts'
import { paces } from '#domain/plan-review/choice.ts'

const Aim = Type.Enum(['LOSE', 'KEEP'])
const Pace = Type.Enum([...paces])
/** Weights in kg. */
const Span = Type.Object({ low: Type.Number(), high: Type.Number() })

/** What a plan does: what the member chose, a break or a pause, or holding the weight for safety. */
export const goalModes = ['LOSE', 'KEEP', 'BREAK', 'PAUSE', 'HELD'] as const
export type GoalMode = (typeof goalModes)[number]

export const MilestoneView = Type.Object({ kind: Type.Enum([...milestoneKinds]), on: Day })
export type MilestoneView = Static<typeof MilestoneView>

/** The goal of a plan, as the weight page shows it. */
export const GoalView = Type.Object({
  mode: Type.Enum([...goalModes]),
  /** What the plan does after a break, a pause or a hold. */
  aim: Aim,
  pace: Pace,
  /** The last day of a break or a pause, if it is known. */
  until: orNull(Day),
  /**
   * The weight to reach or to keep, that of today, and the lowest goal that is offered, kg. That of today is null while nobody
   * can tell which weights are the member's.
   */
  kg: Type.Number(),
  about: orNull(Type.Number()),
  lowest: Type.Number(),
  /** The weights between which nothing is asked while a weight is kept. */
  corridor: Span,
  /** Where the steps of the target lead, kcal a day; null if it has arrived. */
  towards: orNull(Type.Integer()),
  namesClasses: Type.Boolean(),
  /** What was reached on the way and not closed yet; absent if nothing was. */
  milestones: Type.Optional(Type.Array(MilestoneView)),
})
export type GoalView = Static<typeof GoalView>

/** A choice: to keep the weight of today (`kg` null), or to lose to a goal. */
export const GoalRequest = Type.Object(
  { aim: Aim, kg: orNull(Type.Number({ minimum: 0, maximum: 1000 })), pace: Pace },
  { additionalProperties: false },
)
export type GoalRequest = Static<typeof GoalRequest>

/** What a choice would mean, before it is made. Energies in kcal a day. */
export const GoalPreview = Type.Object({
  kg: Type.Number(),
  /** The first day with another energy, the energy until then, on that day and after all steps. */
  from: Day,
  now: Type.Integer(),
  first: Type.Integer(),
  towards: Type.Integer(),
  /** When the goal is reached, as an 80 % interval; a bound more than a year away is null. Null for a weight to keep. */
  reach: orNull(Type.Object({ earliest: orNull(Day), latest: orNull(Day) })),
  /** The weights between which half of such courses, and four in five, are after some weeks. */
  ahead: Type.Array(Type.Object({ weeks: Type.Integer(), half: Span, most: Span })),
})
export type GoalPreview = Static<typeof GoalPreview>

export const GoalSettings = Type.Object({ namesClasses: Type.Boolean() }, { additionalProperties: false })
export type GoalSettings = Static<typeof GoalSettings>

/** Milestones that the member has closed. */
export const ClosedMilestones = Type.Object(
  { kinds: Type.Array(Type.Enum([...milestoneKinds]), { maxItems: 20 }) },
  { additionalProperties: false },
)
export type ClosedMilestones = Static<typeof ClosedMilestones>
