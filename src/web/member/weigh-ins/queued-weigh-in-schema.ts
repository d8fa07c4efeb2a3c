import { type Static, Type } from 'typebox'

/** A weight that was typed on this device and that the server does not have yet. */
export const QueuedWeighIn = Type.Object({
  /** When it was typed (ISO, UTC); no two on a device are equal. */
  typedAt: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$' }),
  day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  kg: Type.Number(),
  confirmed: Type.Optional(Type.Boolean()),
  /** Local minutes since midnight. */
  minuteOfDay: Type.Optional(Type.Integer()),
  note: Type.Optional(Type.String()),
  state: Type.Union([
    Type.Object({ kind: Type.Literal('waiting') }),
    Type.Object({ kind: Type.Literal('refused'), message: Type.String() }),
  ]),
})
export type QueuedWeighIn = Readonly<Static<typeof QueuedWeighIn>>
