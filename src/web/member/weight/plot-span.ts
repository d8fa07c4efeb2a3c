import type { WeightProgress } from './weight-progress.ts'

/** The days that a chart of weights shows, both included. */
export type PlotSpan = { readonly from: number; readonly to: number }

/** Days beyond today in the near view, and the least number of days that it shows. */
const AHEAD = 21
const LEAST = 42
/** The far view shows at least the first year: what comes back after half of it is part of the forecast. */
const YEAR = 365
/** The far view is only worth showing if it is at least this many times as long as the near one. */
const WORTH_IT = 1.25

/** Weights from before the plan are shown as far back as this; all of them in a view of their own. */
const BEFORE = 30

const firstDay = ({ weighIns }: WeightProgress): number =>
  weighIns.reduce((first, { day }) => (day < first && day >= -BEFORE ? day : first), 0)

export function nearSpan(progress: WeightProgress): PlotSpan {
  const from = firstDay(progress)
  const last = Math.max(progress.dayToday + AHEAD, from + LEAST)
  const end = progress.aim === 'LOSE' ? Math.max(progress.course.length - 1, progress.dayToday + 7) : last
  return { from, to: Math.min(last, end) }
}

/** The first year, or all days up to today; null if the near view already shows about as much. */
export function farSpan(progress: WeightProgress): PlotSpan | null {
  if (progress.aim === 'KEEP') return null
  const near = nearSpan(progress)
  const to = Math.max(Math.min(progress.course.length - 1, YEAR), progress.dayToday)
  return to > near.to * WORTH_IT ? { from: near.from, to } : null
}

/** All days with a weight, up to the end of the other views; null if these already show them. */
export function wholeSpan(progress: WeightProgress): PlotSpan | null {
  const first = progress.weighIns.reduce((least, { day }) => Math.min(least, day), 0)
  return first < -BEFORE ? { from: first, to: nearSpan(progress).to } : null
}
