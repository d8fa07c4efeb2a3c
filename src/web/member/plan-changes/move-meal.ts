import type { WeekView } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { refetchMemberData, weekRoute } from '#web/member/data/use-member-data.ts'
import type { Place } from '#web/member/pages/page.ts'
import { mealOfDay } from '#web/member/words/week.ts'
import { moveWords } from './move-words.ts'
import { changeMeal } from './plan-changes.ts'
import { announceChange } from './undo-change.ts'

/** Lets two meals change places and says so, or why not; whether they did. */
export async function moveMeal(view: WeekView, from: Place, to: Place): Promise<boolean> {
  const title = view.days[from.day]?.meals[from.meal]?.dishes[0]?.title ?? ''
  const reply = await changeMeal(from, { to: 'place', day: to.day, meal: to.meal })
  if (reply === null) return false
  await refetchMemberData([routes.member, weekRoute(from.week)])
  announceChange(moveWords.moved(title, mealOfDay(view, to)), reply)
  return true
}
