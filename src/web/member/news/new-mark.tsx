import type { Place } from '#web/member/member-views.ts'
import styles from '#web/member/news/new-mark.module.css'
import { useIsNew } from '#web/member/news/new-meals.ts'
import { weekWords } from '#web/words/member-week.ts'

/** Says of a meal that the last change of the plan brought it. */
export function NewMark({ place }: { place: Place }) {
  return useIsNew(place) ? <span className={styles.mark}>{weekWords.isNew}</span> : null
}
