import { type Days, type Fraction, fraction, type Kg, kg } from '#domain/units.ts'
import { type Band, bandAround, chanceBelow, type EstimatedDay } from '#domain/weight-filter/band.ts'

/** A day of the forecast: the weight if every day of the plan is kept, and the weights of people who got such a plan. */
export type ForecastDay = {
  readonly day: Days
  /** If every day of the plan is kept. */
  readonly weight: Kg
  /** Half of the people weigh more on this day, half less. */
  readonly middle: Kg
  /** Standard deviation between people. */
  readonly sd: Kg
  /** The weights between which half of the people are: a quarter is below, a quarter above. */
  readonly half: Band<Kg>
  /** The weights between which four in five are: one in ten is below, one in ten above. */
  readonly most: Band<Kg>
}

/**
 * Both bands are cut off at `lowest`, the lowest healthy weight: a plan stops losing before it, whoever loses faster
 * than expected.
 */
export function forecastDay(weight: Kg, people: EstimatedDay, lowest: Kg): ForecastDay {
  const { day, weight: middle, sd } = people
  const band = (share: 50 | 80): Band<Kg> => {
    const { low, high } = bandAround(middle, sd, share)
    return { low: kg(Math.max(low, Math.min(lowest, middle))), high: kg(high) }
  }
  return { day, weight, middle, sd, half: band(50), most: band(80) }
}

/** The share of people who are at a weight or below it on a day. */
export const shareAt = (weight: Kg, { middle, sd }: ForecastDay): Fraction => fraction(chanceBelow(weight, middle, sd))
