import { FLOW_VERSION } from '#analytics/events/journey-steps.ts'
import type { StepSums } from '#analytics/events/read-arrivals.ts'

/** The sums of every step seen so far, and the step that is on the screen. */
export type StepCounts = {
  readonly sums: Readonly<Record<string, StepSums>>
  readonly current: string | null
  /** Time from which the current step has been visible; null while the tab is hidden. */
  readonly visibleSince: number | null
}

export const noSteps: StepCounts = { sums: {}, current: null, visibleSince: null }

/** Longest visible time that one view can count: after it the visitor is no longer reading. */
const LOOK_MAX_MS = 600_000

/** Adds the visible time since the last change to the current step. */
function addVisible(counts: StepCounts, at: number): StepCounts {
  const { current, visibleSince, sums } = counts
  const known = current === null ? undefined : sums[current]
  if (current === null || known === undefined || visibleSince === null) return { ...counts, visibleSince: null }
  const seen = Math.min(LOOK_MAX_MS, Math.max(0, at - visibleSince))
  return {
    ...counts,
    visibleSince: null,
    sums: { ...sums, [current]: { ...known, visibleMs: known.visibleMs + seen } },
  }
}

const change = (counts: StepCounts, step: string, part: Partial<StepSums>): StepCounts => {
  const known = counts.sums[step]
  return known === undefined ? counts : { ...counts, sums: { ...counts.sums, [step]: { ...known, ...part } } }
}

/** Leaves the current step; `isBack` if the visitor went to an earlier one. */
export function leaveStep(counts: StepCounts, at: number, isBack: boolean): StepCounts {
  const { current } = counts
  const seen = addVisible(counts, at)
  const known = current === null ? undefined : seen.sums[current]
  if (current === null || known === undefined) return { ...seen, current: null }
  return { ...change(seen, current, { leftAt: at, backs: known.backs + (isBack ? 1 : 0) }), current: null }
}

/** Records that another step is shown. */
export function enterStep(counts: StepCounts, step: string, at: number, isVisible: boolean): StepCounts {
  const known = counts.sums[step]
  const sums: StepSums =
    known === undefined
      ? { firstAt: at, leftAt: null, views: 1, backs: 0, validationErrors: 0, visibleMs: 0 }
      : { ...known, leftAt: null, views: known.views + 1 }
  return { sums: { ...counts.sums, [step]: sums }, current: step, visibleSince: isVisible ? at : null }
}

/** Records that the tab was hidden or shown. */
export const setVisible = (counts: StepCounts, at: number, isVisible: boolean): StepCounts => {
  if (!isVisible) return addVisible(counts, at)
  return { ...counts, visibleSince: counts.visibleSince ?? at }
}

/** Records that the page refused the visitor's input on the current step. */
export function addValidationError(counts: StepCounts): StepCounts {
  const { current, sums } = counts
  const known = current === null ? undefined : sums[current]
  return current === null || known === undefined
    ? counts
    : change(counts, current, { validationErrors: known.validationErrors + 1 })
}

/**
 * The report of a step: the sums so far, so that the latest report contains all earlier ones. Null for a step that was
 * not seen.
 */
export function stepReport({ sums }: StepCounts, step: string): Readonly<Record<string, string | number>> | null {
  const known = sums[step]
  if (known === undefined) return null
  return {
    step,
    flow: FLOW_VERSION,
    first_at: Math.round(known.firstAt),
    ...(known.leftAt === null ? {} : { left_at: Math.round(known.leftAt) }),
    views: known.views,
    backs: known.backs,
    validation_errors: known.validationErrors,
    visible_ms: Math.round(known.visibleMs),
  }
}
