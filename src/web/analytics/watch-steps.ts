import {
  addValidationError,
  enterStep,
  leaveStep,
  noSteps,
  type StepCounts,
  setVisible,
  stepReport,
} from '#analytics/client/step-counter.ts'
import type { Properties } from '#analytics/events/read-properties.ts'
import { currentPath, subscribeToPath } from '#web/navigation/navigation.ts'
import { viewAt } from '#web/navigation/views.ts'
import { stepOfView } from './measured-place.ts'

type Options = {
  /** Ms since 1970. */
  readonly now: () => number
  /** When the document began to load: since then the first step is in sight. */
  readonly openedAt: number
  /** The step with which the document was opened, which may have been left already. */
  readonly landing: string | null
  readonly report: (step: string, sums: Properties) => void
  /** The page is hidden or left: what is known has to go out now. */
  readonly onHidden: () => void
}

const isRefused = (): boolean =>
  document.querySelector('main [aria-invalid="true"], main [role="alert"]:not(:empty)') !== null

/** Counts which steps are seen, for how long, how often they are left backwards, and what they refuse. */
export function watchSteps({ now, openedAt, landing, report, onHidden }: Options): void {
  const isVisible = () => document.visibilityState === 'visible'
  const shownStep = () => stepOfView(viewAt(currentPath()))
  let counts: StepCounts = noSteps

  const change = (next: StepCounts): void => {
    counts = next
  }
  const send = (step: string | null): void => {
    const sums = step === null ? null : stepReport(counts, step)
    if (step !== null && sums !== null) report(step, sums)
  }
  const enter = (step: string | null, at: number): void => {
    if (step === null) return
    change(enterStep(counts, step, at, isVisible()))
    send(step)
  }
  const follow = (): void => {
    const [before, shown, at] = [counts.current, shownStep(), now()]
    if (before === shown) return
    change(leaveStep(counts, at, document.documentElement.dataset['direction'] === 'back'))
    send(before)
    enter(shown, at)
  }

  enter(landing, openedAt)
  follow()
  subscribeToPath(follow)
  document.addEventListener('visibilitychange', () => {
    change(setVisible(counts, now(), isVisible()))
    if (isVisible()) return
    send(counts.current)
    onHidden()
  })

  // A press that is refused leaves a message beside the field, once React has drawn it.
  const countRefusal = (): void => {
    const step = counts.current
    setTimeout(() => {
      if (step === counts.current && isRefused()) change(addValidationError(counts))
    })
  }
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-action="next"]') !== null) countRefusal()
  })
}
