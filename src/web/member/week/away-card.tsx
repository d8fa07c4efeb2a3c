import type { MealView } from '#domain/api/member/week.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import type { Place } from '#web/member/pages/page.ts'
import { awayWords as words } from '#web/member/words/away-words.ts'
import { slotWords } from '#web/member/words/meal-words.ts'
import { kcal } from '#web/member/words/week.ts'
import { Link } from '#web/navigation/link.tsx'
import styles from './away-card.module.css'

/** A meal that is skipped or eaten elsewhere: a line that leads to its page. */
export function AwayCard({ meal: { slot, away = 0 }, place }: { meal: MealView; place: Place }) {
  return (
    <Link className={styles.away} to={memberPages.meal.path(place)}>
      <span className={styles.slot}>{slotWords[slot]}</span>
      <span className={styles.what}>{away === 0 ? words.skipped : words.eatingOutWith(kcal(away))}</span>
    </Link>
  )
}
