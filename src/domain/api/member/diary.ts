import { type Static, Type } from 'typebox'
import { Day, Moment, orNull } from '#domain/api/fields.ts'
import { diaryLimits } from '#domain/diary/diary-limits.ts'
import { DIRECTION_MARKS } from '#domain/direction-marks.ts'
import { Product, ProductAmount, ProductCode } from '#domain/product/product.ts'
import { Figures } from './week.ts'

const closed = { additionalProperties: false } as const
const Recipe = Type.String({ pattern: '^[a-z0-9-]{1,80}$' })
const Portion = Type.Number({ exclusiveMinimum: 0, maximum: diaryLimits.portion })
/**
 * At least one visible character, and no lone surrogates, which the database does not store. The length is part of the
 * pattern, so that a browser checks the whole with one expression.
 */
const Name = Type.String({ pattern: `^(?=.*\\S)[^\\x00-\\x1f\\p{Cs}${DIRECTION_MARKS}]{1,${diaryLimits.nameLength}}$` })
const placeFields = {
  week: Type.Integer({ minimum: 1, maximum: 520 }),
  day: Type.Integer({ minimum: 0, maximum: 6 }),
  meal: Type.Integer({ minimum: 0, maximum: 4 }),
} as const

/** A meal of the plan: weeks count from 1, days and meals from 0. */
export const PlannedPlace = Type.Object(placeFields, closed)

const Dish = Type.Object({ recipe: Recipe, portion: Portion }, closed)

/** A food on a plate. `measure` says how it was counted, such as 2 of "medium"; without it, the food was weighed. */
const PlateFood = Type.Object(
  {
    food: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }),
    grams: Type.Number({ exclusiveMinimum: 0, maximum: diaryLimits.gramsOfAFood }),
    measure: Type.Optional(
      Type.Object(
        { unit: Type.String({ pattern: '^[a-z]{1,20}$' }), count: Type.Number({ exclusiveMinimum: 0, maximum: 999 }) },
        closed,
      ),
    ),
  },
  closed,
)
export type PlateFood = Static<typeof PlateFood>

/**
 * What can be eaten apart from the plan: a dish of the library, a plate of foods, an amount of a packed product, or a
 * number with a name. A product is stored with the figures that the member saw, so that the entry stays true when they
 * are corrected.
 */
const eatables = [
  Type.Object({ kind: Type.Literal('dish'), recipe: Recipe, portion: Portion }, closed),
  Type.Object(
    {
      kind: Type.Literal('plate'),
      name: Type.Optional(Name),
      foods: Type.Array(PlateFood, { minItems: 1, maxItems: diaryLimits.foodsOnAPlate }),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('product'), code: ProductCode, product: Product, amount: ProductAmount }, closed),
  Type.Object(
    {
      kind: Type.Literal('number'),
      name: Name,
      energy: Type.Integer({ minimum: 0, maximum: diaryLimits.energyOfAnEntry }),
      protein: Type.Optional(Type.Integer({ minimum: 0, maximum: diaryLimits.proteinOfAnEntry })),
      carbs: Type.Optional(Type.Integer({ minimum: 0, maximum: diaryLimits.carbsOfAnEntry })),
      fat: Type.Optional(Type.Integer({ minimum: 0, maximum: diaryLimits.fatOfAnEntry })),
      fibre: Type.Optional(Type.Integer({ minimum: 0, maximum: diaryLimits.fibreOfAnEntry })),
      /** mg. */
      sodium: Type.Optional(Type.Integer({ minimum: 0, maximum: diaryLimits.sodiumOfAnEntry })),
    },
    closed,
  ),
] as const
export const Eatable = Type.Union([...eatables])
export type Eatable = Static<typeof Eatable>

/**
 * The content of an entry. A planned meal names its dishes in the planned portions, as the device showed them, and how
 * many times these were eaten, so that the entry stays true when the plan changes.
 */
export const Eaten = Type.Union([
  ...eatables,
  Type.Object(
    {
      kind: Type.Literal('meal'),
      place: PlannedPlace,
      times: Portion,
      dishes: Type.Array(Dish, { minItems: 1, maxItems: 4 }),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('skip'), place: PlannedPlace }, closed),
  // Nothing has been eaten yet: a meal ahead is to be smaller than planned.
  Type.Object(
    { kind: Type.Literal('portion'), place: PlannedPlace, times: Type.Number({ minimum: 0.5, maximum: 1 }) },
    closed,
  ),
  // Noted and shown; it has no figures and changes none.
  Type.Object(
    {
      kind: Type.Literal('movement'),
      steps: Type.Optional(Type.Integer({ minimum: 1, maximum: diaryLimits.steps })),
      minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: diaryLimits.minutesOfMovement })),
      name: Type.Optional(Name),
    },
    closed,
  ),
  Type.Object(
    { kind: Type.Literal('drink'), millilitres: Type.Integer({ minimum: 10, maximum: diaryLimits.millilitres }) },
    closed,
  ),
])
export type Eaten = Static<typeof Eaten>

/** An entry of a day, or a favourite, which belongs to no day. */
export const DiaryRecord = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('entry'),
      /** The member's own day. */
      day: Day,
      eaten: Eaten,
      /** The planned meal that it replaced. */
      insteadOf: Type.Optional(PlannedPlace),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('favourite'), eaten: Eatable }, closed),
])
export type DiaryRecord = Static<typeof DiaryRecord>

/** Created by the device; for a planned meal it is derived from the meal's place. */
const RecordId = Type.String({
  pattern: '^((meal|portion)-\\d{1,3}-[0-6]-[0-4]|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$',
})

/** The state of a record from a moment on; null deletes it. Of two changes to one record the later one wins. */
export const DiaryChange = Type.Object({ id: RecordId, changedAt: Moment, record: orNull(DiaryRecord) }, closed)
export type DiaryChange = Static<typeof DiaryChange>

export const DiaryRequest = Type.Object(
  { changes: Type.Array(DiaryChange, { minItems: 1, maxItems: diaryLimits.changes }) },
  closed,
)
export type DiaryRequest = Static<typeof DiaryRequest>

/** A record with its title and its figures, computed from our own tables. */
export const DiaryEntry = Type.Object({
  id: RecordId,
  changedAt: Moment,
  record: DiaryRecord,
  title: Type.String(),
  figures: Figures,
})
export type DiaryEntry = Static<typeof DiaryEntry>

/**
 * The reply to changes, each of which is accepted or refused on its own; those not listed as refused were accepted.
 * `records` holds the current state of the records in the request, which may come from a later change; a record that is
 * missing there does not exist.
 */
export const DiaryTaken = Type.Object({
  refused: Type.Array(Type.Object({ id: Type.String(), code: Type.String(), message: Type.String() })),
  records: Type.Array(DiaryEntry),
})
export type DiaryTaken = Static<typeof DiaryTaken>

/** The query of the diary: `until` asks for the four weeks that end with that day instead of the last ones. */
export const DiaryQuery = Type.Object({ until: Type.Optional(Day) })

export const DiaryView = Type.Object({
  /** The first day covered: all entries from this day on are included. */
  from: Day,
  /** The last day covered; absent if there is none. */
  until: Type.Optional(Day),
  entries: Type.Array(DiaryEntry),
  favourites: Type.Array(DiaryEntry),
})
export type DiaryView = Static<typeof DiaryView>

const Measure = Type.Object({ unit: Type.String(), grams: Type.Number() })

/** A food with its figures per 100 g and the edible grams of its kitchen units, the usual unit first. */
export const TableFood = Type.Object({
  id: Type.String(),
  name: Type.String(),
  plural: Type.String(),
  per100g: Type.Object({
    energy: Type.Number(),
    protein: Type.Number(),
    carbs: Type.Number(),
    fat: Type.Number(),
    fibre: Type.Number(),
    sodium: Type.Number(),
  }),
  measures: Type.Array(Measure),
  /** Grams of the food, as the table weighs it, in 1 g of it cooked; absent if they are the same or not known. */
  cookedGrams: Type.Optional(Type.Number()),
})
export type TableFood = Static<typeof TableFood>

/** A dish as this member eats it, with the figures of one serving. */
export const TableDish = Type.Object({ recipe: Type.String(), title: Type.String(), figures: Figures })
export type TableDish = Static<typeof TableDish>

/** All foods, and the dishes that suit the member: what a device needs to log without a network. */
export const FoodTableView = Type.Object({ foods: Type.Array(TableFood), dishes: Type.Array(TableDish) })
export type FoodTableView = Static<typeof FoodTableView>
