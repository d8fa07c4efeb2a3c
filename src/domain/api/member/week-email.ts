import { type Static, Type } from 'typebox'
import { orNull } from '#domain/api/fields.ts'

/** Whether the member wants an email on the day before each week; null until they have answered. */
export const WeekEmailView = Type.Object({ wanted: orNull(Type.Boolean()) })
export type WeekEmailView = Static<typeof WeekEmailView>

export const WeekEmailRequest = Type.Object(
  {
    wanted: Type.Boolean(),
    /** The device's IANA time zone; null if it names none. */
    timeZone: orNull(Type.String({ maxLength: 64 })),
  },
  { additionalProperties: false },
)
export type WeekEmailRequest = Static<typeof WeekEmailRequest>
