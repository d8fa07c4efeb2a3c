import type { Place } from '#web/member/pages/page.ts'
import styles from './new-meal-badge.module.css'
import { useIsNew } from './new-meals.ts'
import { planChangeWords as words } from './plan-change-words.ts'

/** Marks a meal that the last change of the plan brought in. */
export function NewMealBadge({ place }: { place: Place }) {
  return useIsNew(place) ? <span className={styles.mark}>{words.isNew}</span> : null
}
