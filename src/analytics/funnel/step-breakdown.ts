import { type Interval, wilsonInterval } from '#analytics/statistics/wilson.ts'
import { SMALLEST_SAMPLE } from './funnel-report.ts'
import type { FunnelDimension } from './traits.ts'

/** The sums of one step for the visitors with one value of a trait. */
export type StepOfValue = {
  readonly dimension: FunnelDimension
  readonly value: string
  readonly views: number
  readonly exits: number
}

export type StepOfValueFigures = StepOfValue & {
  readonly exitShare: number
  readonly exitInterval: Interval
  /** Whether too few visitors saw the step for the share to say much. */
  readonly isTooSmall: boolean
  /** Whether clearly more of these visitors leave than of all others: the two intervals do not overlap. */
  readonly standsOut: boolean
}

/** Exits from one step by value: each value is compared with all others of its dimension, the clearest leak first. */
export function stepBreakdown(sums: readonly StepOfValue[]): readonly StepOfValueFigures[] {
  return [...Map.groupBy(sums, ({ dimension }) => dimension).values()].flatMap((own) => {
    const total = (count: 'views' | 'exits') => own.reduce((sum, row) => sum + row[count], 0)
    const [views, exits] = [total('views'), total('exits')]
    return own
      .filter((row) => row.views > 0)
      .map((row) => figuresOf(row, { views: views - row.views, exits: exits - row.exits }))
      .sort((a, b) => b.exitInterval.low - a.exitInterval.low)
  })
}

function figuresOf(row: StepOfValue, others: Pick<StepOfValue, 'views' | 'exits'>): StepOfValueFigures {
  const exitInterval = wilsonInterval(row.exits, row.views)
  const isTooSmall = row.views < SMALLEST_SAMPLE
  const canCompare = !isTooSmall && others.views >= SMALLEST_SAMPLE
  return {
    ...row,
    exitShare: row.exits / row.views,
    exitInterval,
    isTooSmall,
    standsOut: canCompare && exitInterval.low > wilsonInterval(others.exits, others.views).high,
  }
}
