import type { WeekView } from '#domain/api/member/week.ts'
import { useMember } from '#web/member/data/use-member-data.ts'
import { memberPages, type Tab } from '#web/member/pages/member-pages.ts'
import { memberWords } from '#web/member/words/member-words.ts'
import { Link } from '#web/navigation/link.tsx'
import { navigate } from '#web/navigation/navigation.ts'
import { pages } from '#web/navigation/views.ts'
import { Button } from '#web/ui/button.tsx'
import { closedPlan } from './closed-plan.ts'
import { layoutWords } from './layout-words.ts'
import { MemberPage } from './member-page.tsx'
import { PausedPage } from './paused-page.tsx'
import { usePayPath } from './use-pay-path.ts'
import styles from './when-ready.module.css'

/** What a plan adds and where to get one; in a pause of its payments, when it opens again. */
function MembersOnlyPage({ tab }: { tab: Tab }) {
  const pay = usePayPath()
  const member = useMember()
  const closed = member.kind === 'ready' ? closedPlan(member.value) : null
  if (closed !== null) {
    return (
      <MemberPage title={closed.title} lead={closed.lead} tab={tab}>
        <Link className={styles.way} to={pages.subscription}>
          {memberWords.billingPause.see}
        </Link>
      </MemberPage>
    )
  }
  const { title, lead, see, firstDay } = memberWords.membersOnly
  return (
    <MemberPage title={title} lead={lead} tab={tab}>
      <div className={styles.action}>
        <Button action="pay" onClick={() => navigate(pay)}>
          {see}
        </Button>
        <Link className={styles.way} to={memberPages.today.path()}>
          {firstDay}
        </Link>
      </div>
    </MemberPage>
  )
}

/** Says why the server refuses something, and where to go instead. */
export function RefusalPage({ code, message, tab }: { code: string; message: string; tab: Tab }) {
  if (code === 'MEMBERS_ONLY') return <MembersOnlyPage tab={tab} />
  if (code === 'PLAN_PAUSED') return <PausedPage tab={tab} />
  const { title, lead } =
    code === 'WEEK_NOT_OPEN' ? layoutWords.weekNotOpen : { title: layoutWords.refused.title, lead: message }
  return (
    <MemberPage title={title} lead={lead} tab={tab}>
      <Link className={styles.way} to={memberPages.week.path()}>
        {layoutWords.refused.back}
      </Link>
    </MemberPage>
  )
}

/** The page of a day or meal that is not in the week: not open before a plan is bought, or not existing at all. */
export function NotInWeekPage({ view }: { view: WeekView }) {
  if (view.access === 'preview') return <RefusalPage code="MEMBERS_ONLY" message="" tab="week" />
  const { title, lead, back } = layoutWords.notInWeek
  return (
    <MemberPage
      title={title}
      lead={lead}
      tab="week"
      back={{ to: memberPages.week.path({ week: view.week }), label: back }}
    >
      {null}
    </MemberPage>
  )
}
