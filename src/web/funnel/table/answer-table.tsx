import { type ReactNode, Suspense, useEffect } from 'react'
import type { Slug } from '#domain/funnel/journey.ts'
import { useHydrated } from '#web/device/hydration.tsx'
import { lazyPage } from '#web/device/page-chunk.tsx'
import styles from './answer-table.module.css'

const Nothing = (): ReactNode => null

/** The views, in a chunk of their own. Without it the cloth stays empty and everything else works. */
const views = lazyPage<{ slug: Slug }>(async () => {
  try {
    return (await import('./answer-view.tsx')).AnswerView
  } catch {
    return Nothing
  }
})

/** Whether a table can answer a choice at once, so that the answer is worth a moment before the next step. */
export const canAnswer = (): boolean => views.isReady()

/**
 * The table below the question, beside it on wide screens: it answers with something true. On a phone it is a stage for
 * the drawing; `low` below a long text; or a `strip` that stays in sight below a long list of options.
 */
export function AnswerTable({ slug, look = 'stage' }: { slug: Slug; look?: 'stage' | 'low' | 'strip' }) {
  const isHydrated = useHydrated()
  useEffect(() => {
    void views.preload()
  }, [])
  return (
    <div className={styles.table} data-look={look}>
      {isHydrated && (
        <Suspense>
          <views.Page slug={slug} />
        </Suspense>
      )}
    </div>
  )
}
