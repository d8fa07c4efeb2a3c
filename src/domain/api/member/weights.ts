import { type Static, Type } from 'typebox'
import { Day, ExistingDay, orNull } from '#domain/api/fields.ts'
import { weighInLimits } from '#domain/body/plausible.ts'
import { readingDoubts } from '#domain/weight-filter/classified-reading.ts'
import { LifeEventView } from './life-events.ts'

export const DayParams = Type.Object({ day: Day })

const reading = {
  /** As the scales show it. */
  kg: Type.Number({ minimum: weighInLimits.min, maximum: weighInLimits.max }),
  /** The member was asked about this reading, and says that it is right. */
  confirmed: Type.Optional(Type.Boolean()),
}

export const WeightRequest = Type.Object(reading, { additionalProperties: false })
export type WeightRequest = Static<typeof WeightRequest>

/** Many days at once, as a file brings them, and days that are taken away. */
export const WeightsRequest = Type.Object(
  {
    weights: Type.Array(Type.Object({ day: Day, ...reading }, { additionalProperties: false }), { maxItems: 1000 }),
    remove: Type.Array(ExistingDay, { maxItems: 1000 }),
  },
  { additionalProperties: false },
)
export type WeightsRequest = Static<typeof WeightsRequest>

/** What a log tells of a person. Days of `course` count from the start of the plan. */
export const LearntWeight = Type.Object({
  /**
   * The estimated weight, kg, without the water of the day, and its standard deviation: up to today as the log tells it,
   * then as it goes on with the energies planned ahead, in larger steps.
   */
  course: Type.Array(Type.Object({ day: Type.Integer(), kg: Type.Number(), sd: Type.Number() })),
  today: Type.Integer(),
  /** Readings that do not fit the others, and why: they are asked about and hardly count. */
  doubts: Type.Array(Type.Object({ day: Day, why: Type.Enum([...readingDoubts]) })),
  /** Readings of the last four weeks that count. */
  readings: Type.Integer(),
  /** What has to be added to the planned energy for the model to follow this person, kcal a day: four of five. */
  offset: Type.Object({ energy: Type.Integer(), low: Type.Integer(), high: Type.Integer() }),
  /** When the goal is reached in four of five cases; an end that lies beyond a year is null. Null in the first weeks. */
  goal: orNull(Type.Object({ kg: Type.Number(), earliest: orNull(Day), latest: orNull(Day) })),
  /** Whether the readings tell of another weight at the start than the answers. */
  startUnlikely: Type.Boolean(),
})
export type LearntWeight = Static<typeof LearntWeight>

export const WeightsReply = Type.Object({
  /** Oldest first. */
  weights: Type.Array(Type.Object({ day: Day, kg: Type.Number(), confirmed: Type.Optional(Type.Boolean()) })),
  /** What the member told of, the first day first. */
  events: Type.Optional(Type.Array(LifeEventView)),
  /** Names what was told or taken back just now, for its undoing; left out where only the log was asked for. */
  undo: Type.Optional(orNull(Type.String())),
  /** Left out where there is nothing to learn from, or no time to. */
  learnt: Type.Optional(LearntWeight),
})
export type WeightsReply = Static<typeof WeightsReply>
