import { useEffect } from 'react'
import type { Gender } from '#domain/answers/choices.ts'
import { journey, type Slug } from '#domain/funnel/journey.ts'
import { whenIdle } from '#web/device/when-idle.ts'
import { picturesAt } from '#web/funnel/step-pictures.ts'
import { useBranchGender } from '#web/navigation/use-path.ts'
import { pictureUrl } from '#web/pictures/picture-url.ts'
import { lazyPages, pageOfStep } from './lazy-pages.ts'
import { shownStep } from './shown-step.ts'

/** How many steps ahead pictures and pages are fetched, so that no step has to wait for its own. */
const AHEAD = 3

/** Runs one task each time the browser is idle: all of them at once would keep a slow phone from answering a tap. */
function eachWhenIdle(tasks: readonly (() => void)[]): () => void {
  const [task, ...later] = tasks
  if (task === undefined) return () => undefined
  let stop = whenIdle(() => {
    task()
    stop = eachWhenIdle(later)
  })
  return () => stop()
}

/** Loads a picture and decodes it for drawing, which takes a slow phone 20 ms; fetching the file costs next to nothing. */
const drawn = (url: string) => () => {
  new Image().src = url
}
const fetched = (url: string) => () => {
  void fetch(url, { priority: 'low' })
    .then((reply) => reply.blob())
    .catch(() => undefined)
}

function tasksFor(slug: Slug | null, gender: Gender): readonly (() => void)[] {
  const place = journey.findIndex((step) => step.slug === slug)
  return journey.slice(place + 1, place + 1 + AHEAD).flatMap((step, distance) => {
    const prepare = distance === 0 ? drawn : fetched
    const pictures = picturesAt(step.slug, gender).map((name) => prepare(pictureUrl(name)))
    return [() => void lazyPages[pageOfStep(step)].preload(), ...pictures]
  })
}

/** Fetches what the next steps show while the visitor is reading this one; null stands for the home page. */
export function usePrefetch(slug: Slug | null): void {
  const gender = useBranchGender()
  useEffect(() => {
    shownStep.set(slug ?? 'home')
    // An effect caused by a tap runs before the step is painted, so even the list of tasks is made later.
    let stop = whenIdle(() => {
      stop = eachWhenIdle(tasksFor(slug, gender))
    })
    return () => stop()
  }, [slug, gender])
}
