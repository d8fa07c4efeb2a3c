import type { Rules } from '#planner/derive/diet-rules.ts'
import { type Nutrition, nutritionOf } from '#planner/derive/nutrition.ts'
import { type Cooking, cookingFor, sharedCooking, type TableSeat } from '#planner/derive/shared-cooking.ts'
import { asWritten, suits, type Variant, variantFor } from '#planner/derive/variant.ts'
import { changeableWeek } from '#planner/plan/change/changeable-week.ts'
import { cookedMain, leftoversIn } from '#planner/plan/change/leftovers.ts'
import { ownMealsSuit } from '#planner/plan/search/own-meal-fit.ts'
import { contradictsPaleo, relaxedCook } from '#planner/plan/search/relaxed-rules.ts'
import { tableSeats } from '#planner/plan/search/table-seats.ts'
import type { Recipe } from '#planner/recipe.ts'
import { library } from '#planner/recipes/library.ts'
import type { PlannedDish, PlannedMeal, WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import type { MealPlace, Planned } from '#server/planner-pool/planner-pool.ts'

const byId: ReadonlyMap<string, Recipe> = new Map(library.map((recipe) => [recipe.id, recipe]))

export const findRecipe = (id: string): Recipe | undefined => byId.get(id)

/** The rules by which a member's weeks are planned: if two of them contradict each other, one is relaxed. */
export const plannedRules = (rules: Rules): Rules => ({
  ...rules,
  diets: contradictsPaleo(rules) ? rules.diets.filter((diet) => diet !== 'PALEO') : rules.diets,
})

/** A recipe with the ingredient swaps that the rules of one person need, and the nutrition of a serving. */
export type Served = {
  readonly variant: Variant
  readonly rules: Rules
  readonly perServing: Nutrition
  /** Set if it was eaten before rules changed that it breaks now: not to be cooked so again. */
  readonly isPast?: true
}

/**
 * Whether each dish of a stored week is still in the library and suits the member by the present data of its foods. If
 * not, the week has to be planned again. What is kept as it was eaten has to be in the library only.
 */
export function isServable(planned: Planned): boolean {
  const { request, plan } = planned
  if (!ownMealsSuit(request, plan)) return false
  if (request.others !== undefined) return isTableServable(planned)
  const cook = relaxedCook(request.cook, plan.relaxed)
  return plan.days.every(({ meals }) =>
    meals.every(({ dishes, kept }) =>
      dishes.every(({ recipe: id }) => {
        const recipe = findRecipe(id)
        return recipe !== undefined && (kept === true || suits(recipe, cook))
      }),
    ),
  )
}

/** The same for every plate of a table. */
function isTableServable({ request, plan }: Planned): boolean {
  const seats = tableSeats(request, relaxedCook(request.cook, plan.relaxed))
  const suitsEater = ({ recipe: id }: PlannedDish, eater: string, { kept }: PlannedMeal): boolean => {
    const recipe = findRecipe(id)
    return recipe !== undefined && (kept === true || cookingFor(sharedCooking(recipe, seats), eater) !== undefined)
  }
  return plan.days.every(({ meals }) =>
    meals.every(
      (meal) =>
        meal.dishes.every((dish) => suitsEater(dish, request.person, meal)) &&
        (meal.plates ?? []).every((plate) => plate.dishes.every((dish) => suitsEater(dish, plate.eater, meal))),
    ),
  )
}

export const served = (variant: Variant, rules: Rules): Served => ({ variant, rules, perServing: nutritionOf(variant) })

/** One way in which a dish of a week is cooked, and for whom. */
export type ServedCooking = { readonly eaters: readonly string[]; readonly served: Served }

/** A cooking of a table, under the rules of all who eat it so. */
export function servedTo({ eaters, variant }: Cooking, seats: readonly TableSeat[]): ServedCooking {
  const theirs = seats.filter(({ id }) => eaters.includes(id)).map(({ rules }) => rules)
  const rules = {
    diets: theirs.flatMap(({ diets }) => diets),
    restrictions: theirs.flatMap(({ restrictions }) => restrictions),
  }
  return { eaters, served: served(variant, rules) }
}

/**
 * A dish for those whom its swaps do not suit, as it is written: they ate it before their rules changed, and the meal is
 * kept. No meal ahead has it on their plate.
 */
const asEaten = (recipe: Recipe, eaters: readonly string[], rules: Rules): readonly ServedCooking[] =>
  eaters.length === 0 ? [] : [{ eaters, served: { ...served(asWritten(recipe), rules), isPast: true } }]

/** All ways in which the dishes of a week are cooked for its table; one for somebody who eats alone. */
export function cookingsIn(
  request: Pick<WeekRequest, 'cook' | 'person' | 'bannedIngredients' | 'others'>,
  plan: Pick<WeekPlan, 'relaxed' | 'days'>,
): (recipe: string) => readonly ServedCooking[] {
  const cook = relaxedCook(request.cook, plan.relaxed)
  const seats = tableSeats(request, cook)
  const hasKept = plan.days.some(({ meals }) => meals.some(({ kept }) => kept === true))
  const known = new Map<string, readonly ServedCooking[]>()
  const cookingsOf = (recipe: Recipe): readonly ServedCooking[] => {
    if (request.others === undefined) {
      const variant = variantFor(recipe, cook)
      if (variant.kind === 'variant') return [{ eaters: [request.person], served: served(variant, cook) }]
      if (hasKept) return asEaten(recipe, [request.person], cook)
      throw new Error('a planned dish no longer suits')
    }
    const cookings = sharedCooking(recipe, seats).map((cooking) => servedTo(cooking, seats))
    const fed = new Set(cookings.flatMap(({ eaters }) => eaters))
    const others = hasKept ? seats.filter(({ id }) => !fed.has(id)).map(({ id }) => id) : []
    return [...cookings, ...asEaten(recipe, others, cook)]
  }
  return (id) => {
    const before = known.get(id)
    if (before !== undefined) return before
    const recipe = findRecipe(id)
    if (recipe === undefined) throw new Error('a planned dish is gone from the library')
    const cookings = cookingsOf(recipe)
    known.set(id, cookings)
    return cookings
  }
}

/**
 * The dishes of a week as its member eats them, from all ways in which they are cooked. The week must be servable.
 */
export function servedIn(
  { person }: Pick<WeekRequest, 'person'>,
  cookings: ReturnType<typeof cookingsIn>,
): (recipe: string) => Served {
  return (id) => {
    const mine = cookings(id).find(({ eaters }) => eaters.includes(person))
    if (mine === undefined) throw new Error('a planned dish no longer suits')
    return mine.served
  }
}

type Later = { readonly place: MealPlace; readonly meal: PlannedMeal }

const isAt = (a: MealPlace, b: MealPlace | undefined): boolean => a.day === b?.day && a.meal === b.meal

/** The later meals that eat the main dish of this meal again. */
export const eatenAgain = (plan: WeekPlan, cooked: MealPlace): readonly Later[] =>
  plan.days.flatMap(({ meals }, day) =>
    meals.flatMap((meal, at) => (isAt(cooked, meal.leftoverOf) ? [{ place: { day, meal: at }, meal }] : [])),
  )

/**
 * Returns, for any meal of a week, the later meals for which it may also be cooked. The search is opened once for all
 * of them.
 */
export function keepsFor({ request, plan }: Planned): (of: MealPlace) => MealPlace[] {
  const week = changeableWeek(request, plan, library)
  const places = plan.days.flatMap(({ meals }, day) => meals.map((_, meal) => ({ day, meal })))
  return (of) => {
    const main = cookedMain(plan, of, library)
    if (week === null || main === undefined) return []
    return places.filter((target) => leftoversIn(week, target, of, main) !== null)
  }
}
