import { ingredient, isIngredientId } from '#planner/foods/ingredients.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { rulesOut } from './banned-food.ts'
import { refusal } from './food-rules.ts'
import { type Diner, tableOf } from './table-serving.ts'
import type { DishPlace, DishViolation, EaterViolation } from './violation.ts'

/** What speaks against a food of a dish of somebody's own; such a dish has no swaps. */
function foodViolation(food: string, place: DishPlace, { rules, bans }: Diner): DishViolation | null {
  if (!isIngredientId(food)) return { ...place, kind: 'UNKNOWN_INGREDIENT', ingredient: food }
  const eaten = ingredient(food)
  const rule = refusal(eaten, rules)
  if (rule !== null) return { ...place, kind: 'FORBIDDEN_INGREDIENT', ingredient: food, rule }
  return bans.some((ban) => rulesOut(ban, eaten)) ? { ...place, kind: 'BANNED_INGREDIENT', ingredient: food } : null
}

/** Foods that somebody must not or does not want to eat, in dishes of their own that stand in the week. */
export function validateOwnMeals(plan: WeekPlan, request: WeekRequest): readonly (DishViolation | EaterViolation)[] {
  const diners = tableOf(request, plan.relaxed)
  return plan.days.flatMap(({ meals }, day) =>
    meals.flatMap(({ slot, away = [] }, meal) =>
      away.flatMap(({ eater, own }): readonly (DishViolation | EaterViolation)[] => {
        const diner = diners.find(({ id }) => id === eater)
        if (own === undefined || diner === undefined) return []
        const place = { day: day + 1, meal: meal + 1, slot, recipe: own.code }
        return own.foods.flatMap(({ food }) => {
          const found = foodViolation(food, place, diner)
          if (found === null) return []
          return [eater === request.person ? found : { kind: 'OF_EATER', eater, of: found }]
        })
      }),
    ),
  )
}
