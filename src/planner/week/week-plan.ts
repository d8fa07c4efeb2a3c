import type { Choice } from '#domain/answers/choices.ts'
import type { AnchorDish, AnchorSlot } from '#domain/household/anchors.ts'
import type { Eater } from '#domain/household/eater.ts'
import type { Variety } from '#domain/household/variety.ts'
import type { Grams, KcalPerDay, Milligrams } from '#domain/units.ts'
import type { Language, Market } from '#domain/usage.ts'
import type { Cook } from '#planner/derive/eligible.ts'
import type { BanId } from '#planner/foods/food-families.ts'
import type { Trips } from '#planner/larder/trips.ts'
import type { Cuisine, Slot } from '#planner/recipe.ts'
import type { OwnMeal } from './own-meal.ts'

/** Days in a week. */
export const DAYS = 7

/** The daily targets of a plan. No relaxation goes below `energyFloor`. */
export type DayTargets = {
  readonly energy: KcalPerDay
  readonly energyFloor: KcalPerDay
  readonly protein: Grams
  readonly fibre: Grams
  readonly sodiumMax: Milligrams
}

/** Answers that say when a dish is eaten; they do not distinguish dishes within a meal. */
export const timesOfDay: readonly Choice<'mealsLike'>[] = ['BREAKFASTS', 'LUNCHES', 'DINNERS', 'SNACKS']

/** The answers about eating habits. */
export type EatingHabits = {
  readonly lunch: readonly Choice<'eatLunch'>[]
  readonly cravings: readonly Choice<'foodsCrave'>[]
  readonly eatsAt: Choice<'environmentsEat'> | null
  readonly struggles: readonly Choice<'habitsStruggle'>[]
}

/** Everything about a person that a week depends on. */
export type WeekRequest = {
  /** Hard filters: diets, restrictions, skill and time. */
  readonly cook: Cook
  readonly mealsADay: Choice<'dayEats'>
  readonly targets: DayTargets
  /** A soft preference; an empty list means that everything is liked. */
  readonly cuisines: readonly Cuisine[]
  readonly dishes: readonly Choice<'mealsLike'>[]
  /**
   * Soft preferences, except when the last snack is eaten. Requests stored before these answers were used have none.
   */
  readonly habits?: EatingHabits
  /** Never planned: these recipes, and recipes that contain a banned ingredient after swaps. */
  readonly dislikedRecipes: readonly string[]
  readonly bannedIngredients: readonly BanId[]
  /** Ids of recipes that are preferred. */
  readonly favourites: readonly string[]
  /** Ids of recipes eaten in the ten weeks before, most recent last; they are planned less often. */
  readonly recentRecipes: readonly string[]
  /**
   * Ids of the other recipes that were ever served, sorted. Absent in a first week, and in requests of before new dishes
   * counted.
   */
  readonly servedEarlier?: readonly string[]
  /** Identifies the person in the seed; the same request and week give the same plan. */
  readonly person: string
  /**
   * Who else eats from this usage, at most seven. The person of the request cooks, and decides skill, time, meals and
   * tastes; each of the others has hard rules and needs of their own. Absent for somebody who eats alone.
   */
  readonly others?: readonly Eater[]
  /** How much the week may repeat. Requests stored before somebody could choose have none, and repeat nothing. */
  readonly variety?: Variety
  /** Where somebody shops, and for how many who eat the same; a table has eaters of its own. */
  readonly buying?: { readonly market: Market; readonly eaters: number }
  /** In which language all dishes have to be written. Absent for English, in which all are. */
  readonly language?: Exclude<Language, 'en'>
  /** When it is shopped for. Absent if all is bought on the first day, as in requests of before somebody could choose. */
  readonly trips?: Trips
  /** The month in which the week begins, 1 to 12. Requests of before seasons counted have none. */
  readonly month?: number
  /** What is wanted at some meals of every week. It gives way to rules; where it is held, repeat limits do not count it. */
  readonly anchors?: readonly DayAnchor[]
  /** What is at home before the shopping; a food of no table is nothing. */
  readonly atHome?: readonly AtHome[]
  /** Set if the week was given more food after it was planned; then `targets` are those of its days ahead. */
  readonly raised?: RaisedWeek
  /**
   * Set for a change of a week while somebody who eats from it needs more food for safety: no day gets less than its
   * target, or than it has if that is less. Never stored.
   */
  readonly noLess?: true
}

/** Whether a dish was never served before; false where nothing was, or where that is not known. */
export const isNewDish = (
  { recentRecipes, servedEarlier }: Pick<WeekRequest, 'recentRecipes' | 'servedEarlier'>,
  recipe: string,
): boolean => servedEarlier !== undefined && !servedEarlier.includes(recipe) && !recentRecipes.includes(recipe)

/** What is wanted at a meal of a day, from 0: a dish, or one of a kind. */
export type DayAnchor = { readonly day: number; readonly slot: AnchorSlot } & AnchorDish

/** Grams of a food at home, and the days that it keeps from the first day of the week. */
export type AtHome = { readonly food: string; readonly grams: number; readonly keepsDays: number }

/** More food for the days ahead of a week that was already planned. Days count from 0. */
export type RaisedWeek = {
  /** The first day with more food, and the moment of the change, ISO. */
  readonly from: number
  readonly at: string
  /** The targets of each of the seven days: those before the change until `from`. */
  readonly targets: readonly DayTargets[]
  /** The days as they were planned before the change. */
  readonly before: readonly PlannedDay[]
  /** The energy of the first changed day before the change. */
  readonly energyBefore: KcalPerDay
}

/** The targets of a day of a week; days count from 0. */
export const targetsOn = ({ targets, raised }: Pick<WeekRequest, 'targets' | 'raised'>, day: number): DayTargets =>
  raised?.targets[day] ?? targets

/** The mean energy of the targets of a week, kcal a day. */
export const meanEnergy = (request: Pick<WeekRequest, 'targets' | 'raised'>): number =>
  Array.from({ length: DAYS }, (_, day) => targetsOn(request, day).energy).reduce((sum, each) => sum + each, 0) / DAYS

/** A recipe, with the swaps that the request needs, and its portion as a multiple of a serving. */
export type PlannedDish = { readonly recipe: string; readonly portion: number }

/** What one of the others eats at a meal: dishes of the table in portions of their own, or a dish cooked for them. */
export type Plate = { readonly eater: string; readonly dishes: readonly PlannedDish[] }

/**
 * One who does not eat what was planned for a meal: what they eat elsewhere, kcal, 0 if they skip it; or a dish of their
 * own at home, with its energy.
 */
export type Away = { readonly eater: string; readonly kcal: number; readonly own?: OwnMeal }

/** The energy that somebody eats instead of what was planned for a meal, kcal; null if they eat that. */
export const awayKcal = ({ away = [] }: Pick<PlannedMeal, 'away'>, eater: string): number | null =>
  away.find((each) => each.eater === eater)?.kcal ?? null

/** The dish of their own that somebody eats instead of what was planned for a meal, or null. */
export const ownMealOf = ({ away = [] }: Pick<PlannedMeal, 'away'>, eater: string): OwnMeal | null =>
  away.find((each) => each.eater === eater)?.own ?? null

/** A day as somebody eats it of what was planned, for whom it was planned: without the dishes that they eat something else for. */
export const eatenAtHome = ({ meals }: PlannedDay, eater: string): PlannedDay => ({
  meals: meals.map((meal) => (awayKcal(meal, eater) === null ? meal : { ...meal, dishes: [] })),
})

/** What somebody eats on a day instead of what was planned, kcal. */
export const kcalElsewhere = ({ meals }: PlannedDay, eater: string): number =>
  meals.reduce((sum, meal) => sum + (awayKcal(meal, eater) ?? 0), 0)

/**
 * One meal: a dish of its slot, followed by up to two sides if the dish would otherwise be too large a portion. Sides
 * are snack dishes.
 */
export type PlannedMeal = {
  readonly slot: Slot
  /** The plate of the person of the request. */
  readonly dishes: readonly PlannedDish[]
  /** The plates of the others who eat on this day, in the order of the request; absent for somebody who eats alone. */
  readonly plates?: readonly Plate[]
  /** Guests of this meal only, 1 to 12; each eats a serving of every dish of the meal. */
  readonly guests?: number
  /** Who eats elsewhere, or a dish of their own; its dishes are what they would have, and none is cooked for them. */
  readonly away?: readonly Away[]
  /** Set if the member wants it to stay: its dishes are the same whatever else is planned anew. */
  readonly locked?: true
  /**
   * Set if it was past or eaten when the week was planned again: it stays as it was, whatever rules hold since, and is not
   * what is cooked by them.
   */
  readonly kept?: true
  /** The meal of an earlier day of this week for which the first dish was cooked; both numbers count from 0. */
  readonly leftoverOf?: { readonly day: number; readonly meal: number }
}

export type PlannedDay = { readonly meals: readonly PlannedMeal[] }

/** Rules that may be relaxed, in this fixed order; diet, allergens and the energy floor are never relaxed. */
export const relaxations = ['PALEO_FOR_PLANTS', 'REPEATS', 'PROTEIN', 'ENERGY_BAND', 'TIME'] as const
export type Relaxation = (typeof relaxations)[number]

export type WeekPlan = {
  /** 1 is the first week; 1 to 520. */
  readonly week: number
  readonly days: readonly PlannedDay[]
  readonly relaxed: readonly Relaxation[]
}

/** Slots in the order they are eaten, each with its share of the day's energy. */
export type DaySlots = readonly (readonly [Slot, number])[]

/** The slots of a day (their shares sum to 1). */
export const daySlots = {
  2: [
    ['LUNCH', 0.5],
    ['DINNER', 0.5],
  ],
  3: [
    ['BREAKFAST', 0.25],
    ['LUNCH', 0.38],
    ['DINNER', 0.37],
  ],
  4: [
    ['BREAKFAST', 0.2],
    ['LUNCH', 0.3],
    ['SNACK', 0.2],
    ['DINNER', 0.3],
  ],
  5: [
    ['BREAKFAST', 0.2],
    ['SNACK', 0.1],
    ['LUNCH', 0.3],
    ['SNACK', 0.1],
    ['DINNER', 0.3],
  ],
} as const satisfies Record<Choice<'dayEats'>, DaySlots>

const isSnack = ([slot]: DaySlots[number]): boolean => slot === 'SNACK'

/** Returns the slots of a day; for a person who struggles with late snacking, the last snack comes after dinner. */
export function slotsOf({ mealsADay, habits }: Pick<WeekRequest, 'mealsADay' | 'habits'>): DaySlots {
  const slots: DaySlots = daySlots[mealsADay]
  const last = slots.findLast(isSnack)
  if (last === undefined || habits?.struggles.includes('LATE_NIGHT_SNACKING') !== true) return slots
  return [...slots.toSpliced(slots.findLastIndex(isSnack), 1), last]
}
