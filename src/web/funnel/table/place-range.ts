export type BandDay = { readonly day: number; readonly low: number; readonly high: number }
export type Box = { readonly width: number; readonly height: number }

/** Below this height a range has no room for a goal beside it. */
const LOW = 120
/** From this width on its labels are larger. */
const WIDE = 480

/** Below this width it has no room for labels: a sentence beside it says the weights. */
const NARROW = 220

const BARE = { text: 14, labels: 10, dot: 5 } as const
const SMALL = { text: 14, labels: 70, dot: 6 } as const
const LARGE = { text: 18, labels: 90, dot: 8 } as const

/** A drawing spans at least this share of today's weight, so that little does not look like much. */
const LEAST_SPAN = 0.08

type Drawn = { readonly band: readonly BandDay[]; readonly goal: { readonly weight: number } | null }

/**
 * Where the parts of a range lie in a box, in its own pixels: whatever the size of the box is, labels are as large as other
 * text. Null if there is nothing to draw.
 */
export function placeRange({ band, goal }: Drawn, { width, height }: Box) {
  const [start, end] = [band[0], band.at(-1)]
  if (start === undefined || end === undefined) return null
  const isLow = height < LOW
  const isBare = width < NARROW
  const size = isBare ? BARE : width >= WIDE && !isLow ? LARGE : SMALL
  const shownGoal = isLow || width < NARROW ? null : goal
  const left = size.dot + 4
  const right = width - size.labels
  const top = isBare ? size.dot + 2 : size.text + size.dot + 10
  const hasDays = !isLow && !isBare
  const base = height - (hasDays ? size.text + 10 : 4)
  const bottom = base - (isLow ? 6 : size.text)
  const least = Math.min(...band.map(({ low }) => low), shownGoal?.weight ?? Number.POSITIVE_INFINITY)
  const most = Math.max(...band.map(({ high }) => high))
  const span = Math.max(most - least, LEAST_SPAN * start.high)
  const x = (day: number) => left + (day / Math.max(1, end.day)) * (right - left)
  const y = (weight: number) => bottom - ((weight - least + (span - (most - least)) / 2) / span) * (bottom - top)
  // The label of today's weight stands above the band, which may rise beside its dot.
  const beside = band.filter(({ day }) => x(day) < left + size.labels)
  const startLabel = y(Math.max(...beside.map(({ high }) => high))) - size.dot - 6
  // Two labels at the end never touch, however narrow the band is there.
  const apart = Math.max(0, (size.text + 4 - (y(end.low) - y(end.high))) / 2)
  const middle = size.text * 0.36
  return {
    x,
    y,
    size,
    left,
    right,
    base,
    hasGoal: shownGoal !== null,
    hasLabels: !isBare,
    hasDays,
    startLabel,
    high: y(end.high) + middle - apart,
    low: y(end.low) + middle + apart,
  }
}
