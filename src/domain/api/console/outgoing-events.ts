import { type Static, Type } from 'typebox'
import { Moment, orNull } from '#domain/api/fields.ts'

export const OutgoingEventParams = Type.Object({ id: Type.String({ format: 'uuid' }) })

/** What the owner's systems were told, the newest first. */
export const OutgoingEventsReply = Type.Object({
  /** The host that is told; null if no address is set. */
  host: orNull(Type.String()),
  events: Type.Array(
    Type.Object({
      id: Type.String(),
      type: Type.String(),
      madeAt: Moment,
      state: Type.Enum(['waiting', 'delivered', 'given_up']),
      tries: Type.Integer({ minimum: 0 }),
      /** The status of the last answer, or why there was none; empty before the first try. */
      answer: Type.String(),
      settledAt: orNull(Moment),
      /** What was sent. */
      body: Type.String(),
    }),
  ),
})
export type OutgoingEventsReply = Static<typeof OutgoingEventsReply>
