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
import { whenIdle } from '#web/device/when-idle.ts'
import { currentPath, subscribeToPath } from '#web/navigation/navigation.ts'
import { viewAt } from '#web/navigation/views.ts'
import { stepOfView } from './measured-place.ts'

type Options = {
  /** The current time, ms since 1970. */
  readonly now: () => number
  /** When the document began to load, ms since 1970: the first step counts as visible from then on. */
  readonly openedAt: number
  /** The step with which the document was opened, which may have been left already. */
  readonly landing: string | null
  readonly report: (step: string, sums: Properties) => void
  /** Called when the page is hidden or left: everything has to be sent now. */
  readonly onHidden: () => void
}

/** Longest wait for an idle moment, ms. */
const COUNTED_WITHIN_MS = 1_000

const isRefused = (): boolean =>
  document.querySelector('main [aria-invalid="true"], main [role="alert"]:not(:empty)') !== null

/** Counts which steps are seen, for how long, how often they are left backwards, and how often they show an error. */
export function watchSteps({ now, openedAt, landing, report, onHidden }: Options): void {
  const isVisible = () => document.visibilityState === 'visible'
  const shownStep = () => stepOfView(viewAt(currentPath()))
  let counts: StepCounts = noSteps
  /** Changes of the step that are noted but not counted yet. */
  let noted: readonly (() => void)[] = []
  let shown: string | null = null

  const change = (next: StepCounts): void => {
    counts = next
  }
  const send = (step: string | null): void => {
    const sums = step === null ? null : stepReport(counts, step)
    if (step !== null && sums !== null) report(step, sums)
  }
  const enter = (step: string | null, at: number, inSight: boolean): void => {
    if (step === null) return
    change(enterStep(counts, step, at, inSight))
    send(step)
  }
  const count = (): void => {
    const due = noted
    noted = []
    for (const one of due) one()
  }
  /** Counts once the browser is idle, so that counting never delays the painting of the next step. */
  const countSoon = (): void => void whenIdle(count, COUNTED_WITHIN_MS)
  const follow = (): void => {
    const [step, at, inSight] = [shownStep(), now(), isVisible()]
    if (step === shown) return
    shown = step
    const isBack = document.documentElement.dataset['direction'] === 'back'
    noted = [
      ...noted,
      () => {
        const left = counts.current
        change(leaveStep(counts, at, isBack))
        send(left)
        enter(step, at, inSight)
      },
    ]
    countSoon()
  }

  shown = landing
  enter(landing, openedAt, isVisible())
  follow()
  subscribeToPath(follow)
  document.addEventListener('visibilitychange', () => {
    count()
    change(setVisible(counts, now(), isVisible()))
    if (isVisible()) return
    send(counts.current)
    onHidden()
  })

  // After a refused press React renders a message beside the field. This listener runs before the app handles the press,
  // so the check is made later; if the press led on, another step is shown by then.
  const countRefusal = (): void => {
    const step = shown
    noted = [
      ...noted,
      () => {
        if (step === shown && isRefused()) change(addValidationError(counts))
      },
    ]
    countSoon()
  }
  const notePress = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('[data-action="next"]') !== null) countRefusal()
  }
  document.addEventListener('click', notePress, { capture: true })
}
