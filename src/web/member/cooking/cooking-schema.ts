import { type Static, Type } from 'typebox'

export const Timer = Type.Object({
  /** Dish and step. */
  id: Type.String(),
  /** What it is for, such as "Step 3". */
  label: Type.String(),
  /** The title of its dish. */
  title: Type.String(),
  /** The path of its step, below the base path. */
  path: Type.String(),
  minutes: Type.Integer(),
  state: Type.Enum(['running', 'paused', 'done']),
  /** While it runs: when it ends (ms since 1970). While it is paused: how many ms are left. */
  at: Type.Number(),
})
export type Timer = Readonly<Static<typeof Timer>>

/** What the device remembers of one day's cooking, by dish. */
export const CookingRecord = Type.Object({
  /** YYYY-MM-DD. */
  day: Type.String(),
  /** The ingredients and steps that are ticked off: "line-3", "step-0". */
  ticked: Type.Record(Type.String(), Type.Immutable(Type.Array(Type.String()))),
  people: Type.Record(Type.String(), Type.Integer()),
  timers: Type.Immutable(Type.Array(Timer)),
  /** The last screen shown in cooking mode, by the meal's main dish; the first is 0. */
  at: Type.Optional(Type.Record(Type.String(), Type.Integer())),
})
export type CookingRecord = Readonly<Static<typeof CookingRecord>>
