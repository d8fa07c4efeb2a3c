import type { Days, Kg } from '#domain/units.ts'

/**
 * An estimated weight on a day with its standard deviation: without the daily fluctuation of water, so it does not
 * predict the next reading.
 */
export type EstimatedDay = { readonly day: Days; readonly weight: Kg; readonly sd: Kg }

/** Half widths of the central shares of a normal distribution, in standard deviations. */
export const HALF_WIDTH = { 50: 0.6745, 80: 1.2816 } as const

/** The percentage of cases in which the true value lies within the band. */
export type BandShare = keyof typeof HALF_WIDTH
export type Band<T> = { readonly low: T; readonly high: T }

export const bandAround = (mean: number, sd: number, share: BandShare): Band<number> => ({
  low: mean - HALF_WIDTH[share] * sd,
  high: mean + HALF_WIDTH[share] * sd,
})

/** Probability that a normal quantity is below a value (Abramowitz and Stegun 7.1.26; right to 1e-7). */
export function chanceBelow(value: number, mean: number, sd: number): number {
  if (sd <= 0) return value > mean ? 1 : 0
  const z = (value - mean) / (sd * Math.SQRT2)
  const t = 1 / (1 + 0.3275911 * Math.abs(z))
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  const inner = 1 - series * Math.exp(-z * z)
  return z < 0 ? (1 - inner) / 2 : (1 + inner) / 2
}
