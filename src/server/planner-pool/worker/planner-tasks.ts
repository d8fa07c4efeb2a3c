import type { ReviewInput } from '#domain/plan-review/review-input.ts'
import { reviewPlan as reviewPlanOf } from '#domain/plan-review/review-plan.ts'
import type { Days } from '#domain/units.ts'
import type { WeighingHistory } from '#domain/weight-filter/weighing-history.ts'
import { estimateWeight as estimateWeightOf } from '#domain/weight-filter/weight-estimate.ts'
import { dishNamed } from '#planner/plate/plate-name.ts'
import type { PlateLook } from '#planner/plate/plate-picture.ts'
import { answering } from './answering.ts'
import { atHome as leftAtHome, pantry as pantryOf } from './at-home.ts'
import { dishLibrary, libraryPlaces as placesOf } from './dish-library.ts'
import { eatenFigures as figuresOfEaten } from './eaten-figures.ts'
import { matchedFoods } from './food-matches.ts'
import { foodSearch, foodNames as namesOfFoods } from './food-search.ts'
import { foodTable as tableOfFoods } from './food-table.ts'
import { candidates as candidatesFor, changeMeal as changedMeal } from './meal-changes.ts'
import { movesOf } from './meal-moves.ts'
import { ownDishOffers } from './own-meals.ts'
import { previewDay as plannedPreview } from './preview-day.ts'
import { isServable as areServed, findRecipe } from './served-dishes.ts'
import { shoppingList as listOf } from './shopping-list.ts'
import { dishTitles, loneCard, savedRecipe as recipeFile } from './single-recipe.ts'
import {
  renewedWeek,
  validatedAnew,
  validatedPlateRaise,
  validatedRaise,
  validatedReplacement,
  validatedSeating,
  validatedWeek,
} from './validated-week.ts'
import { calendarFeed as feedOf, weekCalendar } from './week-calendar.ts'
import { weekView as viewOf } from './week-view.ts'

// The tasks of a planner thread, by name. Only threads load this file: it imports the whole library.

export const planWeek = answering(validatedWeek)
export const isServable = answering(areServed)
export const previewDay = answering(plannedPreview)
export const weekView = answering(viewOf)
export const candidates = answering(candidatesFor)
export const changeMeal = answering(changedMeal)
export const ownDishes = answering(ownDishOffers)
export const moves = answering(movesOf)
export const library = answering(dishLibrary)
export const libraryPlaces = answering(placesOf)
export const planAnew = answering(validatedAnew)
export const renewWeek = answering(renewedWeek)
export const replaceUnwanted = answering(validatedReplacement)
export const raiseWeek = answering(validatedRaise)
export const raisePlate = answering(validatedPlateRaise)
export const seatTable = answering(validatedSeating)
export const shoppingList = answering(listOf)
export const atHome = answering(leftAtHome)
export const pantry = answering(pantryOf)
export const calendar = answering(weekCalendar)
export const calendarFeed = answering(feedOf)
export const recipeCard = answering(loneCard)
export const savedRecipe = answering(recipeFile)
export const foods = answering(foodSearch)
export const foodNames = answering(namesOfFoods)

export const eatenFigures = answering(figuresOfEaten)
export const foodTable = answering(tableOfFoods)
export const matchFoods = answering(matchedFoods)
export const estimateWeight = answering((history: WeighingHistory, horizon: Days) => estimateWeightOf(history, horizon))

export const reviewPlan = answering((input: ReviewInput) => reviewPlanOf(input))

export const titles = answering(dishTitles)

export const plate = answering(async (picture: string, look: PlateLook = 'laid'): Promise<string | null> => {
  const dish = dishNamed(picture, findRecipe)
  if (dish === null) return null
  // Drawing is a lot of code, and most tasks draw nothing.
  const { platePicture } = await import('#planner/plate/plate-picture.ts')
  return platePicture(dish, look)
})
