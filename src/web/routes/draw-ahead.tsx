import { Activity, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { journey, type Slug, stepOf } from '#domain/funnel/journey.ts'
import { nextSlug } from '#domain/funnel/path.ts'
import { heroStore } from '#web/device/hero-store.ts'
import { whenIdle } from '#web/device/when-idle.ts'
import { shownStep } from './shown-step.ts'
import { pageOfStep } from './step-pages.ts'
import { StepScreen } from './step-screen.tsx'

/** The step that comes next as far as this is known before the current one is answered; null if there is none. */
function stepAhead(): Slug | null {
  const step = shownStep.get()
  if (step === null) return null
  return step === 'home' ? journey[0].slug : nextSlug(step, heroStore.get())
}

/**
 * Draws the screen of the next step while the visitor reads this one: hidden, in an element outside the document. The
 * first run of new code takes a slow phone two to three times as long as later ones, which would delay the step that
 * needs it. A hidden activity runs no effects, so it stores, counts, titles and focuses nothing. Drawing waits until the
 * page is hydrated: React does not hydrate one root while it renders another. The returned function stops it.
 */
export function drawAhead(place: Element = document.createElement('div')): () => void {
  let root: Root | null = null
  let stop = (): void => undefined
  const draw = (slug: Slug): void => {
    // An error here happens again when the step is shown, and is reported then.
    root ??= createRoot(place, { onUncaughtError: () => undefined })
    root.render(
      <Activity key={slug} mode="hidden">
        <Suspense>
          <StepScreen slug={slug} />
        </Suspense>
      </Activity>,
    )
  }
  const prepare = (): void => {
    stop()
    const slug = stepAhead()
    const step = slug === null ? undefined : stepOf(slug)
    // The pay page would load the scripts of its payment provider as soon as it is drawn.
    if (slug === null || step === undefined || step.kind === 'pay') return
    const page = pageOfStep(step)
    let isDue = true
    stop = () => {
      isDue = false
    }
    void page.preload().then(() => {
      if (isDue && page.isReady()) stop = whenIdle(() => draw(slug))
    })
  }
  const prepareSoon = (): void => {
    stop()
    stop = whenIdle(prepare)
  }
  if (shownStep.get() !== null) prepareSoon()
  const unsubscribe = shownStep.subscribe(prepareSoon)
  return () => {
    unsubscribe()
    stop()
    root?.unmount()
  }
}
