import type { ReactNode } from 'react'
import { type Slug, stepOf } from '#domain/funnel/journey.ts'
import { useStepNavigation } from '#web/navigation/use-step-navigation.ts'
import { BackArrow } from '#web/ui/back-arrow.tsx'
import cloth from '#web/ui/cloth.module.css'
import { Page, Wordmark } from '#web/ui/page.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { groupWords } from '#web/words/group-words.ts'
import styles from './step-layout.module.css'

/** The layout of every step: back arrow, group, wordmark, progress. */
export function StepLayout({ slug, children }: { slug: Slug; children: ReactNode }) {
  const group = stepOf(slug)?.group
  const { goBack } = useStepNavigation(slug)
  const header = (
    <header className={styles.header}>
      <div className={styles.row}>
        <BackArrow onBack={goBack} />
        {group !== undefined && <p className={styles.group}>{groupWords.names[group]}</p>}
        <Wordmark />
      </div>
      <ProgressBar slug={slug} />
    </header>
  )
  return (
    <Page step={slug} header={header} panes={cloth.panes}>
      {children}
    </Page>
  )
}
