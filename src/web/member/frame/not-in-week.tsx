import type { WeekView } from '#domain/api/member/week.ts'
import { MemberPage } from '#web/member/frame/member-page.tsx'
import { Refused } from '#web/member/frame/refused.tsx'
import { memberPaths } from '#web/member/member-views.ts'
import { memberWords } from '#web/words/member.ts'

/** A day or a meal that this week does not hold: before it is bought because it is not open, else because there is none. */
export function NotInWeek({ view }: { view: WeekView }) {
  if (view.access === 'preview') return <Refused code="MEMBERS_ONLY" message="" tab="week" />
  const { title, lead, back } = memberWords.notInWeek
  return (
    <MemberPage title={title} lead={lead} tab="week" back={{ to: memberPaths.week(view.week), label: back }}>
      {null}
    </MemberPage>
  )
}
