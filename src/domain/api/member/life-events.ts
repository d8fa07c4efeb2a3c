import { type Static, Type } from 'typebox'
import { Day, orNull } from '#domain/api/fields.ts'
import { lifeEventKinds } from '#domain/weight-filter/life-events.ts'

const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })

export const LifeEventParams = Type.Object({ event: Id })

/**
 * What happened and when, both days included; a null `to` means that it still goes on. Some kinds last one day only.
 */
export const LifeEventRequest = Type.Object(
  { kind: Type.Enum([...lifeEventKinds]), from: Day, to: orNull(Day) },
  { additionalProperties: false },
)
export type LifeEventRequest = Static<typeof LifeEventRequest>

export const LifeEventView = Type.Object({
  id: Id,
  kind: Type.Enum([...lifeEventKinds]),
  from: Day,
  to: orNull(Day),
})
export type LifeEventView = Static<typeof LifeEventView>
