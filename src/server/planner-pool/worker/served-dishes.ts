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

/** The rules by which a member's weeks are planned: if two of them contradict each other, one is relaxed. */
export const plannedRules = (rules: Rules): Rules => ({
  ...rules,
  diets: contradictsPaleo(rules) ? rules.diets.filter((diet) => diet !== 'PALEO') : rules.diets,
})

/** A recipe with the ingredient swaps that the rules of one person need, and the nutrition of a serving. */
export type Served = { readonly variant: Variant; readonly rules: Rules; readonly perServing: Nutrition }

/**
 * Whether each dish of a stored week is still in the library and suits the member by the present data of its foods. If
 * not, the week has to be planned again.
 */
export function isServable({ request, plan }: Planned): boolean {
  const cook = relaxedCook(request.cook, plan.relaxed)
  const dishes = plan.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.dishes))
  return dishes.every(({ recipe: id }) => {
    const recipe = findRecipe(id)
    return recipe !== undefined && suits(recipe, cook)
  })
}

/**
 * The dishes of a week as its member eats them, under the rules with which the week was planned. The week must be
 * servable.
 */
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

/** The later meals that eat the main dish of this meal again. */
export const eatenAgain = (plan: WeekPlan, cooked: MealPlace): readonly Later[] =>
  plan.days.flatMap(({ meals }, day) =>
    meals.flatMap((meal, at) => (isAt(cooked, meal.leftoverOf) ? [{ place: { day, meal: at }, meal }] : [])),
  )

/**
 * Servings of a dish that are cooked for one person at a meal: its portion and, for the main dish, the portions of
 * later meals that eat it again. Leftovers count as 0 here, because they were cooked earlier.
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
