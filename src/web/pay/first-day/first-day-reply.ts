import { fitting, list, record, text, whole } from '#web/member/data/reading.ts'

/** What a card says of a day: its energy, and its meals by what they are about. */
export type FirstDay = {
  readonly energy: number
  readonly meals: readonly { readonly picture: string; readonly title: string }[]
}

const MOST = 3

const meal = record<{ slot: string; dishes: { picture: string; title: string }[] }>({
  slot: text,
  dishes: list(record<{ picture: string; title: string }>({ picture: text, title: text })),
})
const day = record<{ meals: ReturnType<typeof meal>[]; figures: { energy: number } }>({
  meals: list(meal),
  figures: record<{ energy: number }>({ energy: whole }),
})
const weekFrom = fitting(record<{ days: ReturnType<typeof day>[] }>({ days: list(day) }))

/** The first day of a week; null where the reply holds none. Snacks are left for the plan itself. */
export function firstDayFrom(reply: unknown): FirstDay | null {
  const first = weekFrom(reply)?.days[0]
  if (first === undefined) return null
  const meals = first.meals.flatMap(({ slot, dishes }) => (slot === 'SNACK' ? [] : dishes.slice(0, 1))).slice(0, MOST)
  return meals.length === 0 ? null : { energy: first.figures.energy, meals }
}
