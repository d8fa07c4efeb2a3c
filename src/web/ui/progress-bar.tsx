import type { Slug } from '#domain/funnel/journey.ts'
import { progressAt } from '#domain/funnel/progress.ts'
import { groups } from '#domain/funnel/step.ts'
import styles from './progress-bar.module.css'

/** Seven segments, one a group. Drawn in tenths by class, since the page allows no inline styles. */
export function ProgressBar({ slug }: { slug: Slug }) {
  const segments = progressAt(slug)
  const part = segments.findLastIndex((segment) => segment.filled > 0)
  return (
    <div
      className={styles.bar}
      role="img"
      aria-label={`Part ${part + 1} of ${groups.length}: ${segments[part]?.group ?? ''}`}
    >
      {segments.map(({ group, filled }) => (
        <svg key={group} className={styles.segment} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.empty} width="100" height="4" />
          <rect className={styles.filled} width={Math.round(filled * 100)} height="4" />
        </svg>
      ))}
    </div>
  )
}
