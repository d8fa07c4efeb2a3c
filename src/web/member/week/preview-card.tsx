import type { MemberView } from '#domain/api/member/member.ts'
import { closedPlan } from '#web/member/layout/closed-plan.ts'
import { usePayPath } from '#web/member/layout/use-pay-path.ts'
import { memberWords } from '#web/member/words/member-words.ts'
import { Link } from '#web/navigation/link.tsx'
import { navigate } from '#web/navigation/navigation.ts'
import { pages } from '#web/navigation/views.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './preview-card.module.css'
import { weekWords } from './week-words.ts'

/** Tells a lead, after the first day, what a plan adds. */
export function PreviewCard({ member }: { member: Pick<MemberView, 'pausedUntil' | 'isUnpaid'> }) {
  const pay = usePayPath()
  const closed = closedPlan(member)
  if (closed !== null) {
    return (
      <li className={styles.card}>
        <h2>{closed.title}</h2>
        <p>{closed.lead}</p>
        <Link to={pages.subscription}>{memberWords.billingPause.see}</Link>
      </li>
    )
  }
  const { title, lead, adds, action } = weekWords.preview
  return (
    <li className={styles.card}>
      <h2>{title}</h2>
      <p>{lead}</p>
      <ul className={styles.adds}>
        {adds.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={styles.action}>
        <Button action="pay" onClick={() => navigate(pay)}>
          {action}
        </Button>
      </div>
    </li>
  )
}
