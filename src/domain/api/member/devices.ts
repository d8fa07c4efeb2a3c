import { type Static, Type } from 'typebox'
import { Moment } from '#domain/api/fields.ts'

/** A device on which the plan is open. */
export const DeviceView = Type.Object({
  id: Type.String(),
  /** Such as "Chrome, Android". */
  name: Type.String(),
  since: Moment,
  lastUsed: Moment,
  /** Whether the request comes from this device. */
  isThis: Type.Boolean(),
})
export type DeviceView = Static<typeof DeviceView>

export const DevicesReply = Type.Object({ devices: Type.Array(DeviceView) })
export type DevicesReply = Static<typeof DevicesReply>
