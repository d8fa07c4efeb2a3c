import { WeekEmailView } from '#domain/api/member/week-email.ts'
import { routes } from '#domain/api/routes.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { setMemberData, useMemberData } from '#web/member/data/use-member-data.ts'
import { weekEmailWords as words } from './week-email-words.ts'

const weekEmailFrom = parserOf(WeekEmailView)

/** Stores an answer; it can be undone. */
async function answer(wanted: boolean, isUndo = false): Promise<void> {
  const outcome = await requestMember(routes.memberWeekEmail, {
    method: 'PUT',
    body: { wanted, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? null },
    parse: weekEmailFrom,
  })
  if (outcome.kind !== 'ok') return announce(outcome.kind === 'refused' ? outcome.message : words.unreachable)
  setMemberData(routes.memberWeekEmail, outcome.value)
  const done = wanted ? words.wanted : words.ended
  if (isUndo) announce(done)
  else announce(done, { label: words.undo, run: () => void answer(!wanted, true) })
}

/** Whether the member wants an email before each week: null if they were not asked yet, undefined while it is not known. */
export function useWeekEmail() {
  const data = useMemberData(routes.memberWeekEmail, weekEmailFrom)
  return {
    wanted: data.kind === 'ready' ? data.value.wanted : undefined,
    answer: (wanted: boolean) => void answer(wanted),
  }
}
