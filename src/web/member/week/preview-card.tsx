import type { MemberView } from '#domain/api/member/member.ts'
import { usePayPath } from '#web/member/layout/use-pay-path.ts'
import { memberWords } from '#web/member/words/member-words.ts'
import { momentDayText } from '#web/member/words/moments.ts'
import { Link } from '#web/navigation/link.tsx'
import { navigate } from '#web/navigation/navigation.ts'
import { pages } from '#web/navigation/views.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './preview-card.module.css'
import { weekWords } from './week-words.ts'

/** Tells a lead, after the first day, what a plan adds. */
export function PreviewCard({ pausedUntil }: Pick<MemberView, 'pausedUntil'>) {
  const pay = usePayPath()
  if (pausedUntil !== undefined) {
    const { title: paused, until, see } = memberWords.billingPause
    return (
      <li className={styles.card}>
        <h2>{paused}</h2>
        <p>{until(momentDayText(pausedUntil))}</p>
        <Link to={pages.subscription}>{see}</Link>
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
