import { routes } from '#domain/api/routes.ts'
import { addDays, type IsoDate } from '#domain/time.ts'

/** Days before today that the diary of the last four weeks has. */
const LATELY = 27

/** The addresses of older diaries that were shown; what is delivered belongs into them as well. */
export const olderDiaries = new Set<string>()

/** The address of the four weeks with a day in them; null if the last four weeks have it. */
export function olderDiaryOf(day: IsoDate, today: IsoDate): string | null {
  if (day >= addDays(today, -LATELY)) return null
  // Meals of a week may have been eaten on a later day, so the week after is included.
  const route = `${routes.memberDiary}?today=${today}&until=${addDays(day, 7)}`
  olderDiaries.add(route)
  return route
}
