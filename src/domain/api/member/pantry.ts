import { type Static, Type } from 'typebox'
import { Day, orNull } from '#domain/api/fields.ts'
import { slotNames } from './week.ts'

const Food = Type.String({ pattern: '^[a-z0-9-]{1,60}$' })
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })
/** Edible grams. */
const Grams = Type.Integer({ minimum: 1, maximum: 20_000 })

/** Most foods that somebody says they have at once. */
const FOODS_AT_ONCE = 60

/** What a member says about what is at home. */
export const PantryCorrection = Type.Union([
  /** So much of each is there, no more and no less; null is a pack. */
  Type.Object(
    {
      kind: Type.Literal('HAVE'),
      foods: Type.Array(Type.Object({ food: Food, grams: orNull(Grams) }, { additionalProperties: false }), {
        minItems: 1,
        maxItems: FOODS_AT_ONCE,
      }),
    },
    { additionalProperties: false },
  ),
  /** It is used up, or all of it went into the freezer. */
  Type.Object({ kind: Type.Enum(['GONE', 'FROZEN']), food: Food }, { additionalProperties: false }),
  /** A planned meal was not cooked, so what it needed is still there. */
  Type.Object(
    {
      kind: Type.Literal('NOT_COOKED'),
      week: Type.Integer({ minimum: 1, maximum: 520 }),
      day: Type.Integer({ minimum: 0, maximum: 6 }),
      meal: Type.Integer({ minimum: 0, maximum: 4 }),
    },
    { additionalProperties: false },
  ),
])
export type PantryCorrection = Static<typeof PantryCorrection>

export const PantryParams = Type.Object({ correction: Id })

export const PantryFood = Type.Object({
  id: Food,
  name: Type.String(),
  /** How much should be there, in the person's units: "450 g". */
  amount: Type.String(),
  grams: Grams,
  /** The last day on which it should be used; null for what keeps for months. */
  keepsUntil: orNull(Day),
  isFrozen: Type.Boolean(),
  /** How much of it is in the freezer, where the rest is not: "660 g". */
  frozen: Type.Optional(Type.String()),
  /** Whether it is usually frozen when it is not eaten in time. */
  canFreeze: Type.Boolean(),
})
export type PantryFood = Static<typeof PantryFood>

export const CookedMeal = Type.Object({
  week: Type.Integer(),
  day: Type.Integer(),
  meal: Type.Integer(),
  date: Day,
  slot: Type.Enum([...slotNames]),
  title: Type.String(),
  /** The correction that says it was not cooked; null if it counts as cooked. */
  notCooked: orNull(Id),
})
export type CookedMeal = Static<typeof CookedMeal>

/** What should be at home, computed from the lists, the meals and what the member said. */
export const PantryView = Type.Object({
  /** What spoils first comes first. */
  foods: Type.Array(PantryFood),
  /** Meals of the last days, the newest first. */
  cooked: Type.Array(CookedMeal),
  /** Foods that many kitchens have and that are not known to be here, with the grams of a started pack. */
  usual: Type.Array(Type.Object({ id: Food, name: Type.String(), grams: Grams })),
})
export type PantryView = Static<typeof PantryView>
