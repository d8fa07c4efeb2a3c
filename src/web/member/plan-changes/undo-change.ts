import type { ChangeReply } from '#domain/api/member/member.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { type AnnouncedAction, announce, announceChanges } from '#web/member/announcements/announcements.ts'
import { refetchMemberData } from '#web/member/data/use-member-data.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import type { Place } from '#web/member/pages/page.ts'
import { currentPath, navigateBack } from '#web/navigation/navigation.ts'
import { focusAgain, landAt } from './landing.ts'
import { planChangeWords as words } from './plan-change-words.ts'
import { requestPlanChange } from './plan-changes.ts'
import { renewPlan } from './renew-plan.ts'

/** The meal to land at: the first of a change within one day; null if it affected more days, or no meal. */
function placeOf([first, ...others]: readonly Place[]): Place | null {
  if (first === undefined) return null
  return others.every(({ week, day }) => week === first.week && day === first.day) ? first : null
}

/** Undoes a change and lands at the meal that it was about. `origin` is where it was made. */
export async function undoChange(change: string, origin: Element | null): Promise<void> {
  const outcome = await requestPlanChange(filled(routes.memberChange, { change }), { method: 'DELETE' })
  if (outcome.kind === 'unreachable') {
    announce(words.notUndone, undoAction(change, origin))
    return
  }
  if (outcome.kind === 'refused') {
    announce(outcome.message)
    await refetchMemberData([routes.member, routes.memberLastChange])
    focusAgain(origin)
    return
  }
  await renewPlan()
  announceChanges(words.undone, outcome.value.changes)
  const place = placeOf(outcome.value.meals)
  if (place === null) return focusAgain(origin)
  landAt(place)
  const day = memberPages.day.path(place)
  if (currentPath() !== day) navigateBack(day)
}

/** The button that undoes a change. */
export const undoAction = (change: string, origin: Element | null = document.activeElement): AnnouncedAction => ({
  label: words.undo,
  run: () => void undoChange(change, origin),
})

/** Announces what was done and which meals changed, with an undo if possible. */
export function announceChange(done: string, { changes, undo }: Pick<ChangeReply, 'changes' | 'undo'>): void {
  announceChanges(done, changes, undo === null ? undefined : undoAction(undo))
}
