import { type Static, Type } from 'typebox'
import { orNull } from '#domain/api/fields.ts'

/** 0 is Monday; null if no reminder is wanted. */
const Weekday = orNull(Type.Integer({ minimum: 0, maximum: 6 }))

export const WeighInReminderView = Type.Object({ weekday: Weekday })
export type WeighInReminderView = Static<typeof WeighInReminderView>

export const WeighInReminderRequest = Type.Object(
  {
    weekday: Weekday,
    /** The device's IANA time zone; null if it names none. */
    timeZone: orNull(Type.String({ maxLength: 64 })),
  },
  { additionalProperties: false },
)
export type WeighInReminderRequest = Static<typeof WeighInReminderRequest>
