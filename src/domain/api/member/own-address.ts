import { type Static, Type } from 'typebox'
import { orNull } from '#domain/api/fields.ts'

export const OwnAddressRequest = Type.Object(
  {
    /** IANA name of the zone whose days count for what comes through the address; null is UTC. */
    timeZone: orNull(Type.String({ maxLength: 64 })),
  },
  { additionalProperties: false },
)
export type OwnAddressRequest = Static<typeof OwnAddressRequest>

export const OwnAddressReply = Type.Object({
  /** It holds its secret, and is returned only once. */
  address: Type.String(),
})
export type OwnAddressReply = Static<typeof OwnAddressReply>

export const CalendarParams = Type.Object({ calendar: Type.String({ minLength: 20, maxLength: 200 }) })
