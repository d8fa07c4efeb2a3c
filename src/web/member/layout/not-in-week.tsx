import type { WeekView } from '#domain/api/member/week.ts'
import { memberPaths } from '#web/member/member-views.ts'
import { memberWords } from '#web/member/words/member.ts'
import { MemberPage } from './member-page.tsx'
import { Refused } from './refused.tsx'

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
