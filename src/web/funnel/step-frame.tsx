import type { ReactNode } from 'react'
import { type Slug, stepOf } from '#domain/funnel/journey.ts'
import styles from '#web/funnel/step-frame.module.css'
import { useStepNavigation } from '#web/funnel/use-step-navigation.ts'
import { Page, Wordmark } from '#web/ui/page.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

/** The frame of every step: back arrow, group, wordmark, progress. */
export function StepFrame({ slug, children }: { slug: Slug; children: ReactNode }) {
  const { goBack } = useStepNavigation(slug)
  const header = (
    <header className={styles.header}>
      <div className={styles.row}>
        <button type="button" className={styles.back} data-action="back" aria-label="Back" onClick={goBack}>
          <svg
            viewBox="0 0 24 24"
            width="24"
            height="24"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d="M20 12H4m6-6-6 6 6 6" />
          </svg>
        </button>
        <p className={styles.group}>{stepOf(slug)?.group}</p>
        <Wordmark />
      </div>
      <ProgressBar slug={slug} />
    </header>
  )
  return (
    <Page step={slug} header={header}>
      {children}
    </Page>
  )
}
