import type { OwnDishOffer, OwnMealView } from '#domain/api/member/own-dishes.ts'
import type { Usage } from '#domain/usage.ts'
import { eatenFood } from '#planner/food-matching/eaten-foods.ts'
import { foodName } from '#planner/foods/food-name.ts'
import { isIngredientId } from '#planner/foods/ingredients.ts'
import { amountText } from '#planner/kitchen-units/line-text.ts'
import { kcalAt, withAway } from '#planner/plan/change/away.ts'
import { type OwnDishMade, portionOfOwn } from '#planner/plan/change/own-meals.ts'
import { problemsFor } from '#planner/plan/search/own-meal-fit.ts'
import { library } from '#planner/recipes/library.ts'
import type { OwnMeal } from '#planner/week/own-meal.ts'
import type { PlannedMeal, WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { eaterOf, type MealPlace, type OwnWeek, type Past } from '#server/planner-pool/planner-pool.ts'
import { eatenName } from './eaten-figures.ts'
import { givesNoLess } from './meals-elsewhere.ts'

/** Who eats at a meal: the person of the request and the others who have a plate there. */
const seatsAt = ({ person }: WeekRequest, { plates = [] }: PlannedMeal): readonly string[] => [
  person,
  ...plates.map(({ eater }) => eater),
]

/** Whether one of the table may eat a dish of somebody's own, and all of it can be checked. */
function maySit({ request, plan }: OwnWeek, eater: string, { foods }: OwnDishMade): boolean {
  const found = problemsFor(request, plan.relaxed, eater, foods)
  return found !== null && found.unknown.length === 0 && found.avoided.length === 0
}

/** Which of a member's own dishes may stand at a meal, in which portion, and what speaks against the others. */
export function ownDishOffers(
  planned: OwnWeek,
  place: MealPlace,
  dishes: readonly OwnDishMade[],
  usage: Usage,
): readonly OwnDishOffer[] {
  const { request, plan } = planned
  const me = eaterOf(planned)
  const meal = plan.days[place.day]?.meals[place.meal]
  if (meal === undefined) return []
  const wanted = kcalAt(request, plan, place, me, library)
  const nameOf = (id: string) => eatenName(eatenFood(id) ?? { id, name: id }, usage)
  return dishes.map((dish) => {
    const found = problemsFor(request, plan.relaxed, me, dish.foods) ?? { unknown: [], avoided: [] }
    const { kcal, own } = portionOfOwn(dish, wanted)
    return {
      code: dish.code,
      name: dish.name,
      grams: own.grams,
      energy: Math.round(kcal),
      unknown: found.unknown.map(nameOf),
      avoided: found.avoided.map(nameOf),
      forAll: seatsAt(request, meal).every((eater) => maySit(planned, eater, dish)),
    }
  })
}

/**
 * The week in which a dish of somebody's own stands in the place of a meal: for whoever looks at it, or for everybody at the
 * table, each in a portion for what they would have had. The rest of each day is balanced. Null if somebody must not eat it
 * or a day would have too little.
 */
export function ownMealWeek(
  planned: OwnWeek,
  place: MealPlace,
  { dish, for: whom }: { readonly dish: OwnDishMade; readonly for?: 'me' },
  { from, eaten }: Past,
): WeekPlan | null {
  const { request, plan } = planned
  const meal = plan.days[place.day]?.meals[place.meal]
  if (meal === undefined) return null
  const eaters = whom === 'me' ? [eaterOf(planned)] : seatsAt(request, meal)
  if (!eaters.every((eater) => maySit(planned, eater, dish))) return null
  const away = eaters.map((eater) => ({ eater, ...portionOfOwn(dish, kcalAt(request, plan, place, eater, library)) }))
  const isPast = (day: number, at: number) => day < from || (day === from && eaten.includes(at))
  const after = withAway(request, plan, place, { away, eaters, isPast }, library)
  return after !== null && givesNoLess(planned, after, place.day) ? after : null
}

/** A dish of somebody's own as whoever eats it sees it. */
export const ownMealView = ({ by, code, name, grams, foods }: OwnMeal, eater: string, usage: Usage): OwnMealView => ({
  name,
  grams: Math.round(grams),
  ...(by === eater ? { code } : {}),
  foods: foods.flatMap(({ food, grams: part }) =>
    isIngredientId(food)
      ? [{ food, name: foodName(food, usage), amount: amountText({ id: food, g: 1 }, part, usage), grams: part }]
      : [],
  ),
})
