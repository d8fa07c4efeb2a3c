import { WeekTitles } from '#domain/api/member/week.ts'
import { parserOf } from '#web/device/parser-of.ts'

/** What a card says of a day: its energy, and its meals by what they are about. */
export type FirstDay = {
  readonly energy: number
  readonly meals: readonly { readonly picture: string; readonly title: string }[]
}

const MOST = 3

const parse = parserOf(WeekTitles)

/** The first day of a week; null where the reply holds none. Snacks are left for the plan itself. */
export function firstDayFrom(reply: unknown): FirstDay | null {
  const first = parse(reply)?.days[0]
  if (first === undefined) return null
  const meals = first.meals.flatMap(({ slot, dishes }) => (slot === 'SNACK' ? [] : dishes.slice(0, 1))).slice(0, MOST)
  return meals.length === 0 ? null : { energy: first.figures.energy, meals }
}
