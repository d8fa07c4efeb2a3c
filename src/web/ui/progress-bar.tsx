import { memo } from 'react'
import type { Slug } from '#domain/funnel/journey.ts'
import { progressAt } from '#domain/funnel/progress.ts'
import { groups } from '#domain/funnel/step.ts'
import { groupWords } from '#web/words/group-words.ts'
import styles from './progress-bar.module.css'

/** One segment. Memoised, as most segments do not change from one step to the next. */
const Segment = memo(function Segment({ filled }: { filled: number }) {
  return (
    <svg className={styles.segment} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.empty} width="100" height="4" />
      <rect className={styles.filled} width={Math.round(filled * 100)} height="4" />
    </svg>
  )
})

/** Seven segments, one for each group. Drawn as SVG, since the page allows no inline styles. */
export function ProgressBar({ slug }: { slug: Slug }) {
  const segments = progressAt(slug)
  const part = segments.findLastIndex((segment) => segment.filled > 0)
  return (
    <div
      className={styles.bar}
      role="img"
      aria-label={groupWords.part(part + 1, groups.length, groupWords.names[groups[part] ?? groups[0]])}
    >
      {segments.map(({ group, filled }) => (
        <Segment key={group} filled={filled} />
      ))}
    </div>
  )
}
