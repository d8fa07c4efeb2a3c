import { type Static, Type } from 'typebox'
import { orNull } from '#domain/api/fields.ts'
import { anchorKinds, anchorSlots } from '#domain/household/anchors.ts'
import { weekdays } from '#domain/household/shopping-days.ts'

const Slot = Type.Enum([...anchorSlots])
const Weekday = Type.Enum([...weekdays])
const Kind = Type.Object({ kind: Type.Enum([...anchorKinds]) }, { additionalProperties: false })
const Dish = Type.Object({ recipe: Type.String({ pattern: '^[a-z0-9-]{1,80}$' }) }, { additionalProperties: false })

/** What a household wants at some meals of every week; 1 is Monday. */
export const AnchorsReply = Type.Object({
  anchors: Type.Array(
    Type.Object({
      weekday: Weekday,
      slot: Slot,
      dish: Type.Union([Type.Object({ recipe: Type.String(), title: Type.String() }), Kind]),
    }),
  ),
})
export type AnchorsReply = Static<typeof AnchorsReply>

/** What is wanted at a meal of some weekdays from now on; null for nothing. */
export const AnchorsRequest = Type.Object(
  {
    slot: Slot,
    weekdays: Type.Array(Weekday, { minItems: 1, maxItems: 7, uniqueItems: true }),
    dish: orNull(Type.Union([Dish, Kind])),
  },
  { additionalProperties: false },
)
export type AnchorsRequest = Static<typeof AnchorsRequest>
