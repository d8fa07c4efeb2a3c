import { WeekTitles } from '#domain/api/member/week.ts'
import { parserOf } from '#web/device/parser-of.ts'

/** What the card shows of a day: its energy in kcal, and the main dish of each meal. */
export type FirstDay = {
  readonly energy: number
  readonly meals: readonly { readonly picture: string; readonly title: string }[]
}

const MOST = 3

const parse = parserOf(WeekTitles)

/** The first day of a week; null if the reply has none. Snacks are shown only in the plan itself. */
export function firstDayFrom(reply: unknown): FirstDay | null {
  const first = parse(reply)?.days[0]
  if (first === undefined) return null
  const meals = first.meals.flatMap(({ slot, dishes }) => (slot === 'SNACK' ? [] : dishes.slice(0, 1))).slice(0, MOST)
  return meals.length === 0 ? null : { energy: first.figures.energy, meals }
}
