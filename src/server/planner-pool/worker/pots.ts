import { isIngredientId } from '#planner/foods/ingredients.ts'
import type { Need } from '#planner/kitchen-units/shopping-lines.ts'
import { awayKcal, ownMealOf, type PlannedMeal } from '#planner/week/week-plan.ts'
import type { MealPlace, Planned } from '#server/planner-pool/planner-pool.ts'
import { eatenAgain, type Served, type ServedCooking } from './served-dishes.ts'

/** What one of a table eats from a pot, in servings of the recipe. */
export type Share = { readonly eater: string; readonly portion: number }

/** One dish as it is cooked at a meal, for those who eat it so. */
export type Pot = {
  readonly recipe: string
  readonly served: Served
  /** The shares at this meal; nobody's if it is cooked for later meals only. */
  readonly shares: readonly Share[]
  /** Servings that are cooked, for this meal and the later ones that eat it again, without those of guests. */
  readonly servings: number
  /** Servings for guests, of this meal and of later ones. */
  readonly guests: number
}

const platesOf = ({ dishes, plates = [] }: PlannedMeal, person: string) => [{ eater: person, dishes }, ...plates]

function sharesIn(meal: PlannedMeal, recipe: string, eaters: readonly string[], person: string): readonly Share[] {
  return platesOf(meal, person).flatMap(({ eater, dishes }) =>
    eaters.includes(eater) && awayKcal(meal, eater) === null
      ? dishes.filter((dish) => dish.recipe === recipe).map(({ portion }) => ({ eater, portion }))
      : [],
  )
}

/**
 * What is cooked at a meal of a week, dish by dish: once for all who share a cooking, and apart for the others. A main
 * dish that later meals eat again is cooked for them too; leftovers are not cooked again. Guests eat a serving of each
 * dish of the person of the request.
 */
export function potsAt(
  { request, plan }: Planned,
  cookings: (recipe: string) => readonly ServedCooking[],
  place: MealPlace,
): readonly Pot[] {
  const meal = plan.days[place.day]?.meals[place.meal]
  if (meal === undefined) return []
  const main = meal.dishes[0]?.recipe
  const isLeftOver = meal.leftoverOf !== undefined
  const later = isLeftOver ? [] : eatenAgain(plan, place).map((each) => each.meal)
  const recipes = new Set(platesOf(meal, request.person).flatMap(({ dishes }) => dishes.map(({ recipe }) => recipe)))
  return [...recipes].flatMap((recipe) => {
    if (isLeftOver && recipe === main) return []
    const again = recipe === main ? later : []
    const isOnTable = meal.dishes.some((dish) => dish.recipe === recipe)
    return cookings(recipe).flatMap(({ eaters, served }) => {
      const shares = sharesIn(meal, recipe, eaters, request.person)
      const all = [...shares, ...again.flatMap((each) => sharesIn(each, recipe, eaters, request.person))]
      const isForGuests = isOnTable && eaters.includes(request.person)
      const guests =
        isForGuests && ownMealOf(meal, request.person) === null
          ? [meal, ...again].reduce((sum, each) => sum + (each.guests ?? 0), 0)
          : 0
      const servings = all.reduce((sum, { portion }) => sum + portion, 0)
      return servings + guests === 0 ? [] : [{ recipe, served, shares, servings, guests }]
    })
  })
}

/**
 * How many times what one person eats is cooked: the eaters of a table have portions of their own, so only somebody who
 * eats alone has a number of people who eat the same.
 */
export const timesCooked = ({ request }: Pick<Planned, 'request'>, eaters: number): number =>
  request.others === undefined ? eaters : 1

/**
 * The foods of dishes of somebody's own that are eaten at a meal. Guests eat what the person of the request eats, and as
 * much.
 */
export const ownNeeds = ({ away = [], guests = 0 }: PlannedMeal, person: string, times: number): readonly Need[] =>
  away.flatMap(({ eater, own }) =>
    (own?.foods ?? []).flatMap(({ food, grams }) =>
      isIngredientId(food) ? [{ id: food, g: grams * (eater === person ? times + guests : 1) }] : [],
    ),
  )
