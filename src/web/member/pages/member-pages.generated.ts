// Collected from the files `pages/*-page.ts` by `npm run docs`; a house test compares.
import { addFoodPage } from './add-food-page.ts'
import { cookPage } from './cook-page.ts'
import { dayPage } from './day-page.ts'
import { joinPage } from './join-page.ts'
import { kitchenPage } from './kitchen-page.ts'
import { libraryPage } from './library-page.ts'
import { listPage } from './list-page.ts'
import { mealPage } from './meal-page.ts'
import { movePage } from './move-page.ts'
import { pantryPage } from './pantry-page.ts'
import { putDishPage } from './put-dish-page.ts'
import { recipePage } from './recipe-page.ts'
import { settingsPage } from './settings-page.ts'
import { swapPage } from './swap-page.ts'
import { todayPage } from './today-page.ts'
import { weekPage } from './week-page.ts'
import { weightPage } from './weight-page.ts'

/** Every page, by its name. */
export const rows = {
  addFood: addFoodPage,
  cook: cookPage,
  day: dayPage,
  join: joinPage,
  kitchen: kitchenPage,
  library: libraryPage,
  list: listPage,
  meal: mealPage,
  move: movePage,
  pantry: pantryPage,
  putDish: putDishPage,
  recipe: recipePage,
  settings: settingsPage,
  swap: swapPage,
  today: todayPage,
  week: weekPage,
  weight: weightPage,
} as const
