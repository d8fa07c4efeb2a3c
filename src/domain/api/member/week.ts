import { type Static, Type } from 'typebox'
import { Day, orNull } from '#domain/api/fields.ts'
import { MOST_GUESTS } from '#domain/household/eater.ts'
import { ProductCode } from '#domain/product/product.ts'
import { OwnMealView } from './own-dishes.ts'
import { RecipeCard } from './recipe.ts'

/** kcal, grams, and milligrams of sodium, rounded to whole numbers. */
export const Figures = Type.Object({
  energy: Type.Integer(),
  protein: Type.Integer(),
  carbs: Type.Integer(),
  fat: Type.Integer(),
  fibre: Type.Integer(),
  sodium: Type.Integer(),
})
export type Figures = Static<typeof Figures>

export const slotNames = ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'] as const

/** One dish of a meal: the key of its recipe card, and the figures of the planned portion. */
export const DishView = Type.Object({
  /** Key into `cards` of the week. */
  card: Type.String(),
  recipe: Type.String(),
  /** Name of its picture. */
  picture: Type.String(),
  title: Type.String(),
  /** Set if its title is in English although its reader's language is another. */
  lang: Type.Optional(Type.Literal('en')),
  /** Servings of the recipe, such as 1.25. */
  portion: Type.Number(),
  minutes: Type.Integer(),
  figures: Figures,
  /** Reasons why it was chosen, as sentences. */
  why: Type.Array(Type.String()),
  /** The one of them that is about this week: what is at home, in season, or liked. Absent if none is. */
  because: Type.Optional(Type.String()),
})
export type DishView = Static<typeof DishView>

/** A dish on the plate of one of the others at the table; what it is to their day stays theirs. */
const PlateDish = Type.Object({
  /** Key into `cards` of the week. */
  card: Type.String(),
  recipe: Type.String(),
  picture: Type.String(),
  title: Type.String(),
  lang: Type.Optional(Type.Literal('en')),
  portion: Type.Number(),
})

export const MealView = Type.Object({
  slot: Type.Enum([...slotNames]),
  /** The first is the main dish; the others are sides. */
  dishes: Type.Array(DishView),
  /** Minutes from the first step to the table, for all dishes together. */
  minutes: Type.Integer(),
  figures: Figures,
  /** The earlier meal it is left over from, or null; day 0 is the first day of the week. */
  leftoverOf: orNull(Type.Object({ day: Type.Integer(), meal: Type.Integer() })),
  /** Later meals of this week for which a double amount of this one may be cooked. */
  keepsFor: Type.Array(Type.Object({ day: Type.Integer(), meal: Type.Integer() })),
  /** The plates of the others at the table; absent for somebody who eats alone. */
  plates: Type.Optional(Type.Array(Type.Object({ eater: Type.String(), dishes: Type.Array(PlateDish) }))),
  /** Foods for it that are moved from the freezer to the fridge the day before: "cod and prawns"; absent if none are. */
  thaw: Type.Optional(Type.String()),
  /** How many guests come to this meal; absent if none do. */
  guests: Type.Optional(Type.Integer()),
  /** Set if the member eats something else than what was planned, with its energy in kcal, or skips it: 0. It then has no dishes. */
  away: Type.Optional(Type.Integer()),
  /** Set beside it if that is a dish of somebody's own, at home. */
  own: Type.Optional(OwnMealView),
  /** Set if it stays whatever else is planned anew. */
  locked: Type.Optional(Type.Literal(true)),
})
export type MealView = Static<typeof MealView>

export const TargetsView = Type.Object({
  energy: Type.Integer(),
  energyFloor: Type.Integer(),
  protein: Type.Integer(),
  fibre: Type.Integer(),
  sodiumMax: Type.Integer(),
})
export type TargetsView = Static<typeof TargetsView>

export const DayView = Type.Object({
  date: Day,
  meals: Type.Array(MealView),
  figures: Figures,
  /** Its targets, if they are not those of the week. */
  targets: Type.Optional(TargetsView),
})
export type DayView = Static<typeof DayView>

/**
 * A week of meals. A preview contains only its first day. `cards` holds every recipe of the days that are shown, so
 * that a cached week can be read offline.
 */
export const WeekView = Type.Object({
  week: Type.Integer(),
  access: Type.Enum(['full', 'preview']),
  startsOn: Day,
  days: Type.Array(DayView),
  cards: Type.Record(Type.String(), RecipeCard),
  targets: TargetsView,
  /** Set if the week was given more food after it was planned: from which day, and its energy before, kcal a day. */
  raised: Type.Optional(Type.Object({ from: Day, before: Type.Integer() })),
  /**
   * Set while the weight is held or food was raised for safety: nothing offers less of this week, and portions that the
   * member asked to be smaller are whole.
   */
  safety: Type.Optional(Type.Enum(['HOLD', 'RAISE'])),
  /** The relaxed rules, as sentences for the member. */
  relaxed: Type.Array(Type.String()),
  /** Notes, as sentences for the member. */
  notes: Type.Array(Type.String()),
})
export type WeekView = Static<typeof WeekView>

/** What a card about the first day needs: its energy, and the dishes of its meals. */
export const DayTitles = Type.Object({
  meals: Type.Array(
    Type.Object({ slot: Type.String(), dishes: Type.Array(Type.Pick(DishView, ['picture', 'title'])) }),
  ),
  figures: Type.Pick(Figures, ['energy']),
})
export const WeekTitles = Type.Object({ days: Type.Array(DayTitles) })

export const WeekParams = Type.Object({ week: Type.Integer({ minimum: 1, maximum: 520 }) })
export const MealParams = Type.Object({
  week: Type.Integer({ minimum: 1, maximum: 520 }),
  day: Type.Integer({ minimum: 0, maximum: 6 }),
  meal: Type.Integer({ minimum: 0, maximum: 4 }),
})

/** Which dish of a meal: 0 is the main one, the others are sides. */
export const DishNumber = Type.Integer({ minimum: 0, maximum: 3 })

/** How the shopping list changes: names of foods. */
export const ListChangeView = Type.Object({
  /** What is bought, or bought more of. */
  more: Type.Array(Type.String()),
  /** What is no longer bought. */
  less: Type.Array(Type.String()),
  /** Fresh food at home that is used then. */
  uses: Type.Array(Type.String()),
})
export type ListChangeView = Static<typeof ListChangeView>

/** A dish that can replace the planned one, with the resulting figures of the day. */
export const Candidate = Type.Object({
  recipe: Type.String(),
  picture: Type.String(),
  title: Type.String(),
  blurb: Type.String(),
  minutes: Type.Integer(),
  portion: Type.Number(),
  figures: Figures,
  day: Figures,
  why: Type.Array(Type.String()),
  /** What the list gains and what it uses; absent in copies of before it was told. */
  list: Type.Optional(ListChangeView),
})
export type Candidate = Static<typeof Candidate>
export const CandidatesReply = Type.Object({ candidates: Type.Array(Candidate) })
export type CandidatesReply = Static<typeof CandidatesReply>

/** A meal with which another one may exchange its place, and what their days become. */
export const MealMove = Type.Object({
  day: Type.Integer(),
  meal: Type.Integer(),
  days: Type.Array(Type.Object({ day: Type.Integer(), figures: Figures })),
  list: ListChangeView,
})
export type MealMove = Static<typeof MealMove>
export const MovesReply = Type.Object({ moves: Type.Array(MealMove) })
export type MovesReply = Static<typeof MovesReply>

/** The most energy of one meal elsewhere, kcal. */
const MOST_ELSEWHERE = 3000

/** What to plan anew: a meal, a day, or without either the rest of the week. */
export const AnewRequest = Type.Object(
  {
    day: Type.Optional(Type.Integer({ minimum: 0, maximum: 6 })),
    /** Only with a day. */
    meal: Type.Optional(Type.Integer({ minimum: 0, maximum: 4 })),
  },
  { additionalProperties: false },
)
export type AnewRequest = Static<typeof AnewRequest>

/**
 * What a meal is changed to: a candidate for one of its dishes, the leftovers of an earlier day, another number of guests,
 * eaten elsewhere, a dish of the member's own, as planned again, locked or open, or the place of another meal, which comes
 * to its own.
 */
export const MealChange = Type.Union([
  Type.Object(
    {
      to: Type.Literal('recipe'),
      recipe: Type.String({ pattern: '^[a-z0-9-]{1,80}$' }),
      /** The main dish if absent. */
      dish: Type.Optional(DishNumber),
      /** Only on the member's own plate: the others at the table keep theirs. */
      for: Type.Optional(Type.Literal('me')),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      to: Type.Literal('leftovers'),
      of: Type.Object(
        { day: Type.Integer({ minimum: 0, maximum: 6 }), meal: Type.Integer({ minimum: 0, maximum: 4 }) },
        { additionalProperties: false },
      ),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      to: Type.Literal('guests'),
      /** Who comes to this meal only, and gets a serving of each of its dishes. */
      guests: Type.Integer({ minimum: 0, maximum: MOST_GUESTS }),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      to: Type.Literal('away'),
      /** What is eaten elsewhere, kcal; 0 if the meal is skipped. */
      kcal: Type.Integer({ minimum: 0, maximum: MOST_ELSEWHERE }),
      /** Only the member: the others at the table eat at home. */
      for: Type.Optional(Type.Literal('me')),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      to: Type.Literal('own'),
      /** The key of a dish among the member's products. */
      code: ProductCode,
      /** Only on the member's own plate: the others at the table keep theirs. */
      for: Type.Optional(Type.Literal('me')),
    },
    { additionalProperties: false },
  ),
  /** At home again, after all. */
  Type.Object({ to: Type.Literal('home'), for: Type.Optional(Type.Literal('me')) }, { additionalProperties: false }),
  Type.Object({ to: Type.Literal('lock'), locked: Type.Boolean() }, { additionalProperties: false }),
  Type.Object(
    {
      to: Type.Literal('place'),
      day: Type.Integer({ minimum: 0, maximum: 6 }),
      meal: Type.Integer({ minimum: 0, maximum: 4 }),
    },
    { additionalProperties: false },
  ),
])
export type MealChange = Static<typeof MealChange>
