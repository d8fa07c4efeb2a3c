import type { MealView } from '#domain/api/member/week.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import type { Place } from '#web/member/pages/page.ts'
import { awayWords as words } from '#web/member/words/away-words.ts'
import { slotWords } from '#web/member/words/meal-words.ts'
import { ownMealWords } from '#web/member/words/own-meal-words.ts'
import { grams, kcal } from '#web/member/words/week.ts'
import { Link } from '#web/navigation/link.tsx'
import styles from './away-card.module.css'

/** A meal that is skipped, eaten elsewhere, or a dish of somebody's own: a line that leads to its page. */
export function AwayCard({ meal: { slot, away = 0, own }, place }: { meal: MealView; place: Place }) {
  return (
    <Link className={styles.away} to={memberPages.meal.path(place)}>
      <span className={styles.slot}>{slotWords[slot]}</span>
      <span className={styles.what}>{own?.name ?? (away === 0 ? words.skipped : words.eatingOutWith(kcal(away)))}</span>
      {own !== undefined && (
        <span className={styles.slot}>
          {own.code === undefined ? ownMealWords.fromTable : ownMealWords.yours} ·{' '}
          {ownMealWords.portion(grams(own.grams), kcal(away))}
        </span>
      )}
    </Link>
  )
}
