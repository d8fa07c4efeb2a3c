import type { Gender } from '#domain/answers/choices.ts'
import { journey, type Slug } from '#domain/funnel/journey.ts'
import { whenIdle } from '#web/device/when-idle.ts'
import { picturesAt } from '#web/funnel/step-pictures.ts'
import { currentPath } from '#web/navigation/navigation.ts'
import { genderAt } from '#web/navigation/use-path.ts'
import { pictureUrl } from '#web/pictures/picture-url.ts'
import { lazyPages } from './lazy-pages.ts'
import { shownStep } from './shown-step.ts'
import { pageOfStep } from './step-pages.ts'

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

function tasksAfter(shown: Slug | 'home', gender: Gender): readonly (() => void)[] {
  const place = journey.findIndex((step) => step.slug === shown)
  return journey.slice(place + 1, place + 1 + AHEAD).flatMap((step, distance) => {
    const prepare = distance === 0 ? drawn : fetched
    const pictures = picturesAt(step.slug, gender).map((name) => prepare(pictureUrl(name)))
    return [() => void pageOfStep(step).preload(), ...pictures]
  })
}

/** From now on, fetches what the next steps show while the visitor is reading one. */
export function prefetchAhead(): void {
  let stop = (): void => undefined
  const prefetch = (): void => {
    stop()
    const shown = shownStep.get()
    if (shown === null) return
    // The effect of a tap that tells the step runs before the step is painted, so even the list of tasks is made later.
    stop = whenIdle(() => {
      void lazyPages.step.preload()
      stop = eachWhenIdle(tasksAfter(shown, genderAt(currentPath())))
    })
  }
  prefetch()
  shownStep.subscribe(prefetch)
}
