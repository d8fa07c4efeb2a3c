import { type Static, Type } from 'typebox'
import { Day, ExistingDay, orNull, text } from '#domain/api/fields.ts'
import { weighInLimits } from '#domain/body/plausible.ts'
import { weighedDayLimits, weightSources } from '#domain/body/weighed-day.ts'
import { weightStates } from '#domain/plan-review/weight-state.ts'
import { readingDoubts } from '#domain/weight-filter/classified-reading.ts'
import { GoalView } from './goal.ts'
import { LifeEventView } from './life-events.ts'
import { ChangedMeals } from './member.ts'

export const DayParams = Type.Object({ day: Day })

const weight = {
  /** Local minutes since midnight; absent if only the day is known. */
  minuteOfDay: Type.Optional(Type.Integer({ minimum: 0, maximum: 1439 })),
  note: Type.Optional(text({ minLength: 1, maxLength: weighedDayLimits.noteLength })),
  /** Where it came from; absent if the member typed it. */
  source: Type.Optional(Type.Enum([...weightSources])),
}
/** The same in a reply, which browsers check without the pattern. */
const shownWeight = { ...weight, note: Type.Optional(Type.String()) }
/** As the scales show it. */
const readKg = Type.Number({ minimum: weighInLimits.min, maximum: weighInLimits.max })
const marks = {
  /** The member was asked about this reading and confirmed it. */
  confirmed: Type.Optional(Type.Boolean()),
  /** The member chose which weight of the day counts. */
  picked: Type.Optional(Type.Boolean()),
}

const reading = {
  kg: readKg,
  ...weight,
  ...marks,
  /** The weights of the day that do not count; if absent, those that are stored stay. */
  others: Type.Optional(
    Type.Array(Type.Object({ kg: readKg, ...weight }, { additionalProperties: false }), {
      maxItems: weighedDayLimits.others,
    }),
  ),
}

export const WeightRequest = Type.Object(
  {
    ...reading,
    /** Adds it to the weights of the day, instead of replacing the one that counts; `others` is of no meaning then. */
    add: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type WeightRequest = Static<typeof WeightRequest>

/** Many days at once, as imported from a file, and days to delete. */
export const WeightsRequest = Type.Object(
  {
    weights: Type.Array(Type.Object({ day: Day, ...reading }, { additionalProperties: false }), { maxItems: 1000 }),
    remove: Type.Array(ExistingDay, { maxItems: 1000 }),
    /** More days follow at once: the reply is empty, and nothing is learnt from the log before the last ones. */
    isMore: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type WeightsRequest = Static<typeof WeightsRequest>

/** What the weight log shows about a person. Days of `course` count from the start of the plan. */
export const LearntWeight = Type.Object({
  /**
   * The estimated weight, kg, without daily fluctuations of water, and its standard deviation: up to today from the
   * log, then projected in larger steps with the energies planned ahead.
   */
  course: Type.Array(Type.Object({ day: Type.Integer(), kg: Type.Number(), sd: Type.Number() })),
  today: Type.Integer(),
  /** What the weight does: everything a page says about it follows from this. */
  state: Type.Enum([...weightStates]),
  /** What the diary of the last four weeks has on its whole days, and what the plan has now, kcal a day; absent if few are whole. */
  diary: Type.Optional(Type.Object({ days: Type.Integer(), energy: Type.Integer(), planned: Type.Integer() })),
  /** Readings that do not fit the others, and why: the member is asked about them, and they hardly count. */
  doubts: Type.Array(Type.Object({ day: Day, why: Type.Enum([...readingDoubts]) })),
  /**
   * The newest weights of two bodies in the log, kg, either of which may be the member's: the estimate follows the first,
   * and may be of somebody else until they answer. Absent if it is surely theirs.
   */
  unclear: Type.Optional(Type.Object({ followed: Type.Number(), other: Type.Number() })),
  /** Readings of the last four weeks that count. */
  readings: Type.Integer(),
  /**
   * Energy to add to the planned one for the model to match this person's weights, kcal a day: the estimate and an 80 %
   * interval.
   */
  offset: Type.Object({ energy: Type.Integer(), low: Type.Integer(), high: Type.Integer() }),
  /** When the goal is reached, as an 80 % interval; a bound more than a year away is null. Null in the first weeks. */
  goal: orNull(Type.Object({ kg: Type.Number(), earliest: orNull(Day), latest: orNull(Day) })),
  /** Whether the readings suggest a different starting weight from the one in the answers. */
  startUnlikely: Type.Boolean(),
})
export type LearntWeight = Static<typeof LearntWeight>

export const WeightsReply = Type.Object({
  /** Oldest first. */
  weights: Type.Array(
    Type.Object({
      day: Day,
      kg: Type.Number(),
      ...shownWeight,
      ...marks,
      /** The other weights of the day, which do not count. */
      others: Type.Optional(Type.Array(Type.Object({ kg: Type.Number(), ...shownWeight }))),
    }),
  ),
  /** The member's life events, the earliest first. */
  events: Type.Optional(Type.Array(LifeEventView)),
  /** What the plan is for; absent if the answers give no plan. */
  goal: Type.Optional(GoalView),
  /** Id for undoing the life event just reported or removed; absent if only the log was requested. */
  undo: Type.Optional(orNull(Type.String())),
  /** What the event changed in days that are already planned, as sentences, and the meals that have other dishes. */
  changes: Type.Optional(Type.Array(Type.String())),
  meals: Type.Optional(ChangedMeals),
  /** Absent if there is nothing to learn from, or no time to compute it. */
  learnt: Type.Optional(LearntWeight),
})
export type WeightsReply = Static<typeof WeightsReply>
