import { type DwellHistogram, dwellQuantileMs, mergeDwell } from '#analytics/statistics/dwell-histogram.ts'
import { type Interval, wilsonInterval } from '#analytics/statistics/wilson.ts'
import { funnelSteps, PURCHASE } from './funnel-steps.ts'

/** The sums of one step over the days and visitors of a report. */
export type StepSums = {
  readonly step: string
  readonly views: number
  readonly exits: number
  readonly backs: number
  readonly errors: number
  readonly dwell: DwellHistogram
}

export type StepFigures = {
  readonly step: string
  readonly views: number
  readonly exits: number
  readonly backs: number
  readonly errors: number
  /** Exits divided by views of this same step: a comparison with the step before would be wrong where paths branch. */
  readonly exitShare: number | null
  readonly exitInterval: Interval
  /** Views divided by the number of visitors who entered. */
  readonly reached: number | null
  readonly medianMs: number | null
  readonly p90Ms: number | null
}

export type FunnelFigures = {
  readonly entered: number
  readonly steps: readonly StepFigures[]
  /** The step before the pay page with the highest exit share, among those with enough views. */
  readonly biggestLeak: string | null
}

/** The step at which plans are sold, and the purchase; neither counts as a leak. */
const soldAt: ReadonlySet<string> = new Set(['pay', PURCHASE])

/** With fewer views than this, a share says too little. */
export const SMALLEST_SAMPLE = 100

/** The figures of each step. A step without a row was not seen by any visitor. */
export function funnelFigures(sums: readonly StepSums[]): FunnelFigures {
  const byStep = new Map(sums.map((row) => [row.step, row]))
  const entered = byStep.get(funnelSteps[0] ?? '')?.views ?? 0
  const steps = funnelSteps.map((step): StepFigures => {
    const { views, exits, backs, errors, dwell } = byStep.get(step) ?? {
      ...{ views: 0, exits: 0, backs: 0, errors: 0 },
      dwell: [],
    }
    const isPage = step !== PURCHASE
    return {
      ...{ step, views, exits, backs, errors },
      exitShare: views === 0 || !isPage ? null : exits / views,
      exitInterval: wilsonInterval(exits, views),
      reached: entered === 0 ? null : views / entered,
      medianMs: dwellQuantileMs(dwell, 0.5),
      p90Ms: dwellQuantileMs(dwell, 0.9),
    }
  })
  return { entered, steps, biggestLeak: biggestLeak(steps) }
}

/**
 * Compares the lower ends of the intervals, so that a step with few views and many exits by chance does not win. The
 * pay page is left out: it always loses the most visitors, those who do not buy, and would hide every leak in the
 * questions.
 */
function biggestLeak(steps: readonly StepFigures[]): string | null {
  const [worst] = steps
    .filter(({ step, views, exits }) => !soldAt.has(step) && exits > 0 && views >= SMALLEST_SAMPLE)
    .sort((a, b) => b.exitInterval.low - a.exitInterval.low)
  return worst?.step ?? null
}

/** The sums of two reports together. */
export const addSums = (one: StepSums, other: StepSums): StepSums => ({
  step: one.step,
  views: one.views + other.views,
  exits: one.exits + other.exits,
  backs: one.backs + other.backs,
  errors: one.errors + other.errors,
  dwell: mergeDwell(one.dwell, other.dwell),
})
