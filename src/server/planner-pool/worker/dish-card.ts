import type { RecipeCard } from '#domain/api/member/recipe.ts'
import type { Figures } from '#domain/api/member/week.ts'
import { leftOver } from '#planner/derive/left-over.ts'
import type { MealPlace, WeekShown } from '#server/planner-pool/planner-pool.ts'
import { cookedBefore, doubleBatch } from '#server/planner-pool/words/leftovers.ts'
import { mealText } from '#server/planner-pool/words/weekdays.ts'
import { cookedServings, eatenAgain } from './cooked-servings.ts'
import { recipeCard } from './recipe-card.ts'
import type { Served } from './served-dish.ts'

/**
 * The card of a dish at its place in a week. What is cooked for later meals, too, has the amounts of all of them; what
 * is left over has those of its own portion, for whoever wants to know what is in it.
 */
export function dishCard(
  { plan, startsOn, units }: WeekShown,
  served: Served,
  place: MealPlace,
  dish: number,
  figures: Figures,
): RecipeCard {
  const meal = plan.days[place.day]?.meals[place.meal]
  const portion = meal?.dishes[dish]?.portion ?? 1
  const nameOf = ({ day, meal: at }: MealPlace) => {
    const slot = plan.days[day]?.meals[at]?.slot
    return slot === undefined ? '' : mealText(startsOn, day, slot)
  }
  const later = dish === 0 ? eatenAgain(plan, place).map((each) => nameOf(each.place)) : []
  const earlier = dish === 0 && meal?.leftoverOf !== undefined ? nameOf(meal.leftoverOf) : ''
  const left = leftOver(served.variant)
  return recipeCard(served, {
    portion,
    cooked: cookedServings(plan, place, dish) || portion,
    figures,
    units,
    hint: earlier !== '' ? cookedBefore(earlier, left) : later.length > 0 ? doubleBatch(later, left) : '',
  })
}
