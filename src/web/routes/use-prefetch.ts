import { useEffect } from 'react'
import type { Gender } from '#domain/answers/choices.ts'
import { type JourneyStep, journey, type Slug } from '#domain/funnel/journey.ts'
import { picturesAt } from '#web/funnel/step-pictures.ts'
import { useBranchGender } from '#web/navigation/use-path.ts'
import { pictureUrl } from '#web/pictures/picture-url.ts'
import { lazyPages, pageOfStep } from './lazy-pages.ts'

/** How many steps ahead pictures and pages are fetched, so that no step waits for its own. */
const AHEAD = 3

const whenIdle = (task: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 300)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(task, { timeout: 2_000 })
  return () => window.cancelIdleCallback(handle)
}

function prefetchStep(step: JourneyStep, gender: Gender): void {
  for (const name of picturesAt(step.slug, gender)) new Image().src = pictureUrl(name)
  void lazyPages[pageOfStep(step)].preload()
}

/** Fetches what the next steps show while the visitor is reading this one; null stands for the home page. */
export function usePrefetch(slug: Slug | null): void {
  const gender = useBranchGender()
  useEffect(
    () =>
      whenIdle(() => {
        const place = journey.findIndex((step) => step.slug === slug)
        for (const step of journey.slice(place + 1, place + 1 + AHEAD)) prefetchStep(step, gender)
      }),
    [slug, gender],
  )
}
