import type { Reading } from './weighing-history.ts'

/** Stretches of so many readings, in at most so many days, are searched; each begins in the middle of the one before. */
const STRETCH = { readings: 24, days: 90 } as const
/** Two people have weighed themselves only with at least so many readings of each, and this share of the stretch. */
const LEAST = { readings: 6, share: 0.2 } as const
/** Days on either side of a reading from which its usual weight is computed. */
const BESIDE = 10
/** Passes until the two groups settle. */
const PASSES = 4
/**
 * The weights of two people are so far apart, as a logarithm, and that in spreads of either. Of 5,680 stretches of honest
 * synthetic logs none reaches both; those of one person's water that are as many spreads apart are within 2.55 %.
 */
const APART = { gap: 0.026, spreads: 4 } as const
/** They take turns: at least this share of the turns that chance would bring. Water comes and goes in spells. */
const TURNS = 0.6

/** Readings of two people who weigh about the same: how far they are apart, as a logarithm, and the days of the readings. */
export type TwoBodies = { readonly gap: number; readonly from: number; readonly to: number }

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The value on day 0 of a straight line through points of day and value. */
function lineAt(points: readonly (readonly [number, number])[]): number {
  const x = mean(points.map(([day]) => day))
  const y = mean(points.map(([, value]) => value))
  const sxx = points.reduce((sum, [day]) => sum + (day - x) ** 2, 0)
  const sxy = points.reduce((sum, [day, value]) => sum + (day - x) * (value - y), 0)
  return sxx === 0 ? y : y - (x * sxy) / sxx
}

/** The values in two groups with the least squares within them; `spread` is their standard deviation. */
function splitInTwo(values: readonly number[]): { readonly isUpper: readonly boolean[]; gap: number; spread: number } {
  const order = values.map((_, index) => index).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  const total = values.reduce((sum, value) => sum + value, 0)
  const squares = values.reduce((sum, value) => sum + value ** 2, 0)
  let best = { count: 1, gap: 0, within: Number.POSITIVE_INFINITY }
  let below = 0
  for (let count = 1; count < values.length; count++) {
    below += values[order[count - 1] ?? 0] ?? 0
    const above = total - below
    const rest = values.length - count
    const within = squares - below ** 2 / count - above ** 2 / rest
    if (within < best.within) best = { count, gap: above / rest - below / count, within }
  }
  const lower = new Set(order.slice(0, best.count))
  return {
    isUpper: values.map((_, index) => !lower.has(index)),
    gap: best.gap,
    spread: Math.sqrt(Math.max(0, best.within) / values.length),
  }
}

/** Two groups of readings around one course, from which one is a constant share off. */
export function twoLevels(readings: readonly Reading[]) {
  const values = readings.map(({ weight }) => Math.log(weight))
  let split: ReturnType<typeof splitInTwo> = { isUpper: [], gap: 0, spread: 0 }
  for (let pass = 0; pass < PASSES; pass++) {
    const { isUpper, gap } = split
    const levels = values.map((value, index) => value - (isUpper[index] === true ? gap : 0))
    const off = readings.map(({ day }, index) => {
      const near = readings.flatMap((other, at) =>
        Math.abs(other.day - day) <= BESIDE ? [[other.day - day, levels[at] ?? 0] as const] : [],
      )
      return (values[index] ?? 0) - lineAt(near)
    })
    split = splitInTwo(off)
  }
  return split
}

/** Whether the readings of a stretch are of two people; null if one body explains them. */
export function mixedIn(readings: readonly Reading[]): TwoBodies | null {
  const [first, last] = [readings[0], readings.at(-1)]
  if (first === undefined || last === undefined || readings.length < 2 * LEAST.readings + 2) return null
  if (last.day - first.day > STRETCH.days) return null
  const { isUpper, gap, spread } = twoLevels(readings)
  const share = isUpper.filter(Boolean).length / readings.length
  const fewest = Math.min(share, 1 - share)
  const turns = isUpper.filter((upper, index) => index > 0 && upper !== isUpper[index - 1]).length
  const byChance = 2 * share * (1 - share) * (readings.length - 1)
  const isMixed =
    fewest * readings.length >= LEAST.readings &&
    fewest >= LEAST.share &&
    gap >= APART.gap &&
    gap >= APART.spreads * spread &&
    turns >= TURNS * byChance
  return isMixed ? { gap, from: first.day, to: last.day } : null
}

/** The parts of a log in which two people who weigh about the same take turns. Readings in the order of their days. */
export function twoBodies(readings: readonly Reading[]): readonly TwoBodies[] {
  const found: TwoBodies[] = []
  for (let end = readings.length; end > 0; end -= STRETCH.readings / 2) {
    const mixed = mixedIn(readings.slice(Math.max(0, end - STRETCH.readings), end))
    if (mixed !== null) found.push(mixed)
  }
  return found
}
