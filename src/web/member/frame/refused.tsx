import { MemberPage } from '#web/member/frame/member-page.tsx'
import { usePayPath } from '#web/member/frame/use-pay-path.ts'
import styles from '#web/member/frame/when-ready.module.css'
import { memberPaths } from '#web/member/member-views.ts'
import { Link } from '#web/navigation/link.tsx'
import { navigate } from '#web/navigation/navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { memberWords, type Tab } from '#web/words/member.ts'

/** Says why the server does not show something, and where to go instead. */
export function Refused({ code, message, tab }: { code: string; message: string; tab: Tab }) {
  const pay = usePayPath()
  if (code === 'MEMBERS_ONLY') {
    const { title, lead, see, firstDay } = memberWords.membersOnly
    return (
      <MemberPage title={title} lead={lead} tab={tab}>
        <div className={styles.action}>
          <Button action="pay" onClick={() => navigate(pay)}>
            {see}
          </Button>
          <Link className={styles.way} to={memberPaths.plan}>
            {firstDay}
          </Link>
        </div>
      </MemberPage>
    )
  }
  const { title, lead } =
    code === 'WEEK_NOT_OPEN' ? memberWords.weekNotOpen : { title: memberWords.refused.title, lead: message }
  return (
    <MemberPage title={title} lead={lead} tab={tab}>
      <Link className={styles.way} to={memberPaths.plan}>
        {memberWords.refused.back}
      </Link>
    </MemberPage>
  )
}
