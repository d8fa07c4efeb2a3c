import type { Rules } from '#planner/derive/diet-rules.ts'
import { type Nutrition, nutritionOf } from '#planner/derive/nutrition.ts'
import { suits, type Variant, variantFor } from '#planner/derive/variant.ts'
import { changeableWeek } from '#planner/plan/change/changeable-week.ts'
import { cookedMain, leftoversIn } from '#planner/plan/change/leftovers.ts'
import { contradictsPaleo, relaxedCook } from '#planner/plan/search/relaxed-rules.ts'
import type { Recipe } from '#planner/recipe.ts'
import { library } from '#planner/recipes/library.ts'
import type { PlannedMeal, WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import type { MealPlace, Planned } from '#server/planner-pool/planner-pool.ts'

const byId: ReadonlyMap<string, Recipe> = new Map(library.map((recipe) => [recipe.id, recipe]))

export const findRecipe = (id: string): Recipe | undefined => byId.get(id)

/** The rules that such a member's weeks are planned by: where two contradict each other, one is relaxed. */
export const plannedRules = (rules: Rules): Rules => ({
  ...rules,
  diets: contradictsPaleo(rules) ? rules.diets.filter((diet) => diet !== 'PALEO') : rules.diets,
})

/** A recipe with the swaps that the rules of one person ask for, and what a serving of it holds. */
export type Served = { readonly variant: Variant; readonly rules: Rules; readonly perServing: Nutrition }

/**
 * Whether each dish of a stored week is still in the library and suits by its foods as they are known now. Else the week
 * has to be planned anew.
 */
export function isServable({ request, plan }: Planned): boolean {
  const cook = relaxedCook(request.cook, plan.relaxed)
  const dishes = plan.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.dishes))
  return dishes.every(({ recipe: id }) => {
    const recipe = findRecipe(id)
    return recipe !== undefined && suits(recipe, cook)
  })
}

/** The dishes of a week as its member eats them, by the rules that the week was cooked by. The week is servable. */
export function servedIn(
  request: Pick<WeekRequest, 'cook'>,
  plan: Pick<WeekPlan, 'relaxed'>,
): (recipe: string) => Served {
  const cook = relaxedCook(request.cook, plan.relaxed)
  const known = new Map<string, Served>()
  return (id) => {
    const before = known.get(id)
    if (before !== undefined) return before
    const recipe = findRecipe(id)
    if (recipe === undefined) throw new Error('a planned dish is gone from the library')
    const variant = variantFor(recipe, cook)
    if (variant.kind === 'refused') throw new Error('a planned dish no longer suits')
    const served = { variant, rules: cook, perServing: nutritionOf(variant) }
    known.set(id, served)
    return served
  }
}

type Later = { readonly place: MealPlace; readonly meal: PlannedMeal }

const isAt = (a: MealPlace, b: MealPlace | undefined): boolean => a.day === b?.day && a.meal === b.meal

/** Later meals for which the main dish of a meal is cooked, too. */
export const eatenAgain = (plan: WeekPlan, cooked: MealPlace): readonly Later[] =>
  plan.days.flatMap(({ meals }, day) =>
    meals.flatMap((meal, at) => (isAt(cooked, meal.leftoverOf) ? [{ place: { day, meal: at }, meal }] : [])),
  )

/**
 * Servings of a dish that are cooked for one person at its meal: its portion, and for the dish that the meal is about
 * those of the later meals. What is left over from before is 0 here: it was cooked with its source.
 */
export function cookedServings(plan: WeekPlan, place: MealPlace, dish: number): number {
  const meal = plan.days[place.day]?.meals[place.meal]
  if (dish > 0) return meal?.dishes[dish]?.portion ?? 0
  if (meal === undefined || meal.leftoverOf !== undefined) return 0
  return eatenAgain(plan, place).reduce(
    (sum, later) => sum + (later.meal.dishes[0]?.portion ?? 0),
    meal.dishes[0]?.portion ?? 0,
  )
}

/** For any meal of a week: the later meals for which it may be cooked, too. The week is opened once for all of them. */
export function keepsFor({ request, plan }: Planned): (of: MealPlace) => MealPlace[] {
  const week = changeableWeek(request, plan, library)
  const places = plan.days.flatMap(({ meals }, day) => meals.map((_, meal) => ({ day, meal })))
  return (of) => {
    const main = cookedMain(plan, of, library)
    if (week === null || main === undefined) return []
    return places.filter((target) => leftoversIn(week, target, of, main) !== null)
  }
}
