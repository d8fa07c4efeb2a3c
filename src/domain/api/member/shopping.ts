import { type Static, Type } from 'typebox'
import { Day, Moment, orNull } from '#domain/api/fields.ts'
import { DIRECTION_MARKS } from '#domain/direction-marks.ts'
import { OWN_LINE_LENGTH, TICKS_AT_ONCE } from './tick-limits.ts'

export const ShoppingLineView = Type.Object({
  /** Ingredient id, with a mark if it is bought on the second trip; ticks are kept under it. */
  id: Type.String(),
  /** Set on a list for two trips, for what is bought on the second one. */
  trip: Type.Optional(Type.Literal(2)),
  name: Type.String(),
  /** What to buy: "2 cans", "3". Empty if a little from the cupboard is enough. */
  buy: Type.String(),
  /** What the week needs, in the person's units: "430 g". */
  need: Type.String(),
  /** How much of it more food for the week has added: "80 g". Absent if it is as much as before. */
  more: Type.Optional(Type.String()),
  /** How much of it should be left from the weeks before: "450 g". Absent if nothing is. */
  left: Type.Optional(Type.String()),
  /** What of it goes into the freezer at home, and the day on which it is thawed to be cooked the next. */
  freeze: Type.Optional(Type.Array(Type.Object({ amount: Type.String(), thawOn: Day }))),
  /** Whether it is probably at home: most kitchens have it, or enough should be left. */
  staple: Type.Boolean(),
  label: Type.String(),
  ticked: Type.Boolean(),
  /** When the tick was last changed, ISO; null if never. */
  changedAt: orNull(Moment),
})
export type ShoppingLineView = Static<typeof ShoppingLineView>

const OwnLineId = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })
export const OwnLine = Type.Object({ id: OwnLineId, text: Type.String(), ticked: Type.Boolean() })
export type OwnLine = Static<typeof OwnLine>
export const OwnLineParams = Type.Object({ week: Type.Integer({ minimum: 1, maximum: 520 }), line: OwnLineId })
/** One line with something to read on it: a line break would be a line more where the list is shared. */
const OwnText = Type.String({
  pattern: `^(?=.*[^\\s\\p{C}])[^\\p{Cc}\\p{Cs}\\u2028\\u2029${DIRECTION_MARKS}]{1,${OWN_LINE_LENGTH}}$`,
})
export const OwnLineRequest = Type.Object({ text: OwnText, ticked: Type.Boolean() }, { additionalProperties: false })
export type OwnLineRequest = Static<typeof OwnLineRequest>
export const OwnLinesReply = Type.Object({ own: Type.Array(OwnLine) })
export type OwnLinesReply = Static<typeof OwnLinesReply>

export const ShoppingListView = Type.Object({
  week: Type.Integer(),
  eaters: Type.Integer(),
  /**
   * Set where other adults tick the same list on devices of their own: its ticks are then asked for again while it is in
   * view, and the list itself once the number of changes to the plan is another.
   */
  shared: Type.Optional(Type.Object({ revision: Type.Integer() })),
  aisles: Type.Array(Type.Object({ aisle: Type.String(), lines: Type.Array(ShoppingLineView) })),
  /** The days on which the household shops for the week; absent if it chose none, and shops on the first day. */
  trips: Type.Optional(Type.Array(Day)),
  /** What the household wrote on it itself, the oldest first; absent in copies that were made before it could. */
  own: Type.Optional(Type.Array(OwnLine)),
})
export type ShoppingListView = Static<typeof ShoppingListView>

/** What has been ticked and unticked on a list, and written on it, without the list. */
export const TicksView = Type.Object({
  /** The number of changes to the plan so far. */
  revision: Type.Integer(),
  ticks: Type.Array(Type.Object({ id: Type.String(), ticked: Type.Boolean(), changedAt: Moment })),
  /** What the household wrote on the list itself; absent in replies of before it could. */
  own: Type.Optional(Type.Array(OwnLine)),
})
export type TicksView = Static<typeof TicksView>

/** Ticks of one week. Of two changes to one line the later one wins. */
export const TicksRequest = Type.Object(
  {
    ticks: Type.Array(
      Type.Object(
        {
          id: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }),
          ticked: Type.Boolean(),
          changedAt: Moment,
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: TICKS_AT_ONCE },
    ),
  },
  { additionalProperties: false },
)
export type TicksRequest = Static<typeof TicksRequest>
