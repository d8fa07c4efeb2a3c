import { type Static, Type } from 'typebox'

export const Timer = Type.Object({
  /** Dish and step. */
  id: Type.String(),
  /** What it is for, such as "Step 3". */
  label: Type.String(),
  /** Of which dish. */
  title: Type.String(),
  /** Where its step stands, below the base path. */
  path: Type.String(),
  minutes: Type.Integer(),
  state: Type.Enum(['running', 'paused', 'done']),
  /** While it runs: when it ends (ms since 1970). While it is paused: how many ms are left. */
  at: Type.Number(),
})
export type Timer = Readonly<Static<typeof Timer>>

/** What is remembered of one day's cooking, by dish. */
export const CookingRecord = Type.Object({
  /** YYYY-MM-DD. */
  day: Type.String(),
  /** What is ticked off: "line-3", "step-0". */
  ticked: Type.Record(Type.String(), Type.Immutable(Type.Array(Type.String()))),
  people: Type.Record(Type.String(), Type.Integer()),
  timers: Type.Immutable(Type.Array(Timer)),
  /** Which screen of the cooking mode one was at, by the meal's main dish; the first is 0. */
  at: Type.Optional(Type.Record(Type.String(), Type.Integer())),
})
export type CookingRecord = Readonly<Static<typeof CookingRecord>>
