import { type Static, Type } from 'typebox'
import { Day } from '#domain/api/fields.ts'

export const WeighInParams = Type.Object({ secret: Type.String({ minLength: 20, maxLength: 200 }) })

/** A weight as a phone, a home server or scales send it; as JSON or as a form. */
export const WeighInRequest = Type.Object(
  {
    /** A number, or a text such as "84.1", "84,1" or "84.1 kg". */
    weight: Type.Union([Type.Number(), Type.String({ maxLength: 24 })]),
    /** "kg", "lb" or "st"; may be left out if the weight names it. */
    unit: Type.Optional(Type.String({ maxLength: 24 })),
    /** When: a day or a time (ISO 8601). Now without it. */
    at: Type.Optional(Type.String({ maxLength: 40 })),
    /** Kept with the weight, shortened to 200 characters. */
    note: Type.Optional(Type.String({ maxLength: 1000 })),
  },
  { additionalProperties: false },
)
export type WeighInRequest = Static<typeof WeighInRequest>

export const WeighInReply = Type.Object({
  day: Day,
  kg: Type.Number(),
  /** False if the day has this weight already, or ten others. */
  stored: Type.Boolean(),
  /** Whether it is the weight of its day: the first of the morning, unless the member typed or chose another. */
  counts: Type.Boolean(),
})
export type WeighInReply = Static<typeof WeighInReply>
