import { type ReactNode, Suspense, useEffect } from 'react'
import type { Slug } from '#domain/funnel/journey.ts'
import { useHydrated } from '#web/device/hydration.tsx'
import { lazyPage } from '#web/device/page-chunk.tsx'
import { Cloth, type ClothLook } from '#web/ui/cloth.tsx'

const Nothing = (): ReactNode => null

/** The views, in a chunk of their own. Without it the cloth stays empty and everything else works. */
const views = lazyPage<{ slug: Slug }>(async () => {
  try {
    return (await import('./answer-view.tsx')).AnswerView
  } catch {
    return Nothing
  }
}, 'table')

/** Whether a table can answer a choice at once, so that the answer is worth a moment before the next step. */
export const canAnswer = (): boolean => views.isReady()

/** The table below the question, beside it on wide screens: it answers with something true. */
export function AnswerTable({ slug, look = 'stage' }: { slug: Slug; look?: ClothLook }) {
  const isHydrated = useHydrated()
  useEffect(() => {
    void views.preload()
  }, [])
  return (
    <Cloth look={look}>
      {isHydrated && (
        <Suspense>
          <views.Page slug={slug} />
        </Suspense>
      )}
    </Cloth>
  )
}
