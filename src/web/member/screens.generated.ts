// Collected from the files `pages/*-page.ts` by `npm run docs`; a house test compares.
import { screen } from './layout/screen.tsx'

/** The screen of each page, in a chunk of its own. */
export const screens = {
  addFood: screen(async () => (await import('./add-food/add-food-screen.tsx')).AddFoodScreen),
  cook: screen(async () => (await import('./cook/cook-screen.tsx')).CookScreen),
  day: screen(async () => (await import('./day/day-screen.tsx')).DayScreen),
  join: screen(async () => (await import('./join/join-screen.tsx')).JoinScreen),
  kitchen: screen(async () => (await import('./kitchen/kitchen-screen.tsx')).KitchenScreen),
  library: screen(async () => (await import('./library/library-screen.tsx')).LibraryScreen),
  list: screen(async () => (await import('./list/list-screen.tsx')).ListScreen),
  meal: screen(async () => (await import('./meal/meal-screen.tsx')).MealScreen),
  move: screen(async () => (await import('./move/move-screen.tsx')).MoveScreen),
  pantry: screen(async () => (await import('./pantry/pantry-screen.tsx')).PantryScreen),
  putDish: screen(async () => (await import('./put-dish/put-dish-screen.tsx')).PutDishScreen),
  recipe: screen(async () => (await import('./recipe/recipe-screen.tsx')).RecipeScreen),
  settings: screen(async () => (await import('./settings/settings-screen.tsx')).SettingsScreen),
  swap: screen(async () => (await import('./swap/swap-screen.tsx')).SwapScreen),
  today: screen(async () => (await import('./today/today-screen.tsx')).TodayScreen),
  week: screen(async () => (await import('./week/week-screen.tsx')).WeekScreen),
  weight: screen(async () => (await import('./weight/weight-screen.tsx')).WeightScreen),
} as const
