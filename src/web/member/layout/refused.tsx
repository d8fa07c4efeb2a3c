import { memberPaths } from '#web/member/member-views.ts'
import { memberWords, type Tab } from '#web/member/words/member.ts'
import { Link } from '#web/navigation/link.tsx'
import { navigate } from '#web/navigation/navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { MemberPage } from './member-page.tsx'
import { usePayPath } from './use-pay-path.ts'
import styles from './when-ready.module.css'

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
