import type { WeekView } from '#domain/api/member/week.ts'
import { mealOfDay } from '#web/member/words/week.ts'
import { Note } from '#web/ui/note.tsx'
import { weekWords } from './week-words.ts'

/** What has to leave the freezer on a day, for a meal of the next; nothing if there is none. */
export function ThawNote({ view, day }: { view: WeekView; day: number }) {
  const next = day + 1
  const meals = view.days[next]?.meals ?? []
  return meals.map(({ thaw }, meal) =>
    thaw === undefined ? null : (
      <Note key={`${next} ${meal}`}>{weekWords.thaw(thaw, mealOfDay(view, { day: next, meal }))}</Note>
    ),
  )
}
