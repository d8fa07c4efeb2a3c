import { type Static, Type } from 'typebox'
import { Day } from '#domain/api/fields.ts'

export const DayParams = Type.Object({ day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }) })

/** Kilograms as the scales show them; 30 to 350. */
export const WeightRequest = Type.Object(
  { kg: Type.Number({ minimum: 30, maximum: 350 }) },
  { additionalProperties: false },
)
export type WeightRequest = Static<typeof WeightRequest>

export const WeightsReply = Type.Object({
  /** Oldest first. */
  weights: Type.Array(Type.Object({ day: Day, kg: Type.Number() })),
})
export type WeightsReply = Static<typeof WeightsReply>
