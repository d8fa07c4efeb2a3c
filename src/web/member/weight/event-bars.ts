import type { PlotSpan } from './plot-span.ts'
import type { WeightProgress } from './weight-progress.ts'

/** A bar along the upper edge of a chart of weights, with its letter below. Bars that would touch get separate rows. */
export type EventBar = { readonly left: number; readonly right: number; readonly row: number; readonly words: string }

/** The least width of a bar, and the width of its letter, in units of the drawing. */
const LEAST_BAR = 4
const LETTER = 14
const ROWS = 3

/** Bars of the events within a span of days, in their order; the bar of an event that still lasts ends today. */
export function eventBars(
  { events, dayToday }: Pick<WeightProgress, 'events' | 'dayToday'>,
  span: PlotSpan,
  x: (day: number) => number,
): readonly EventBar[] {
  const bars: EventBar[] = []
  for (const { from, to, letter } of events) {
    const end = (to ?? Math.max(from, dayToday)) + 1
    if (end <= span.from || from >= span.to) continue
    const left = x(Math.max(from, span.from))
    const right = Math.max(left + LEAST_BAR, x(Math.min(end, span.to)))
    const before = bars.at(-1)
    const isNear = before !== undefined && left < Math.max(before.right, (before.left + before.right) / 2 + LETTER)
    bars.push({ left, right, row: isNear ? (before.row + 1) % ROWS : 0, words: letter })
  }
  return bars
}
