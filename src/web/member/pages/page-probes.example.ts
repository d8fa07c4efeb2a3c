// Collected from the files `pages/*-page.ts` by `npm run docs`; a house test compares.
import { addFoodProbe } from './add-food-page.ts'
import { cookProbe } from './cook-page.ts'
import { dayProbe } from './day-page.ts'
import { joinProbe } from './join-page.ts'
import { kitchenProbe } from './kitchen-page.ts'
import { libraryProbe } from './library-page.ts'
import { listProbe } from './list-page.ts'
import { mealProbe } from './meal-page.ts'
import { moveProbe } from './move-page.ts'
import { pantryProbe } from './pantry-page.ts'
import { putDishProbe } from './put-dish-page.ts'
import { recipeProbe } from './recipe-page.ts'
import { settingsProbe } from './settings-page.ts'
import { swapProbe } from './swap-page.ts'
import { todayProbe } from './today-page.ts'
import { weekProbe } from './week-page.ts'
import { weightProbe } from './weight-page.ts'

/** How each page is reached and recognised. */
export const pageProbes = {
  addFood: addFoodProbe,
  cook: cookProbe,
  day: dayProbe,
  join: joinProbe,
  kitchen: kitchenProbe,
  library: libraryProbe,
  list: listProbe,
  meal: mealProbe,
  move: moveProbe,
  pantry: pantryProbe,
  putDish: putDishProbe,
  recipe: recipeProbe,
  settings: settingsProbe,
  swap: swapProbe,
  today: todayProbe,
  week: weekProbe,
  weight: weightProbe,
} as const
