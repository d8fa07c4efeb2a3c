import { usePayPath } from '#web/member/layout/use-pay-path.ts'
import { navigate } from '#web/navigation/navigation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './preview-card.module.css'
import { weekWords } from './week-words.ts'

/** Tells a lead, after the first day, what a plan adds. */
export function PreviewCard() {
  const pay = usePayPath()
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
