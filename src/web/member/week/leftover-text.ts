import type { MealView, WeekView } from '#domain/api/member/week.ts'
import { mealOfDay } from '#web/member/words/week.ts'
import { weekWords } from './week-words.ts'

/** "From Tuesday’s dinner" for a meal that was cooked earlier in the week, otherwise null. */
export const leftoverText = (view: WeekView, { leftoverOf }: MealView): string | null =>
  leftoverOf === null ? null : weekWords.leftoverOf(mealOfDay(view, leftoverOf))
