import { lazyPage } from '#web/device/page-chunk.tsx'
import type { MemberView } from '#web/member/member-views.ts'

/** The member's screens, each in a file of its own. */
export const memberScreens = {
  week: lazyPage(async () => (await import('#web/member/week/week-screen.tsx')).WeekScreen),
  day: lazyPage(async () => (await import('#web/member/day/day-screen.tsx')).DayScreen),
  meal: lazyPage(async () => (await import('#web/member/meal/meal-screen.tsx')).MealScreen),
  swap: lazyPage(async () => (await import('#web/member/swap/swap-screen.tsx')).SwapScreen),
  recipe: lazyPage(async () => (await import('#web/member/recipe/recipe-screen.tsx')).RecipeScreen),
  list: lazyPage(async () => (await import('#web/member/list/list-screen.tsx')).ListScreen),
  weight: lazyPage(async () => (await import('#web/member/weight/weight-screen.tsx')).WeightScreen),
  settings: lazyPage(async () => (await import('#web/member/settings/settings-screen.tsx')).SettingsScreen),
}

/** Fetches what shows a view, before it is needed. */
export const warmMemberScreen = (view: MemberView): Promise<void> => memberScreens[view.screen].warm()
