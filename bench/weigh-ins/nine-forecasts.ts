import type { CohortPerson } from './cohort.ts'
import type { Forecaster } from './forecaster.ts'
import { mean, percentOf } from './statistics.ts'

/** Forecasts are made at the end of these weeks, for these numbers of weeks ahead. */
export const MADE_AT = [3, 6, 12] as const
const AHEAD = [4, 8, 12] as const
const FURTHEST = 7 * 12
/** The true offset is the mean of this many weeks before: that of a single week is mostly chance. */
const OFFSET_WEEKS = 4

/** How accurate a forecasting method is for a group of people. */
export type Accuracy = {
  /** Mean error over the nine forecasts, kg. */
  readonly error: number
  /** Share of forecasts within the 80 % band, per cent, and its mean width, kg. */
  readonly covered: number
  readonly width: number
  /** Mean error of the offset in each of those weeks, kcal/d. */
  readonly offsetErrors: readonly number[]
}

/** True offset of the weeks before, kcal/d; null if the cohort does not include it. */
function trueOffset({ truth: { offset } }: CohortPerson, week: number): number | null {
  const lately = offset.slice(Math.max(0, week - OFFSET_WEEKS), week)
  return lately.length === 0 ? null : mean(lately)
}

export function accuracyOf(forecaster: Forecaster, people: readonly CohortPerson[]): Accuracy {
  const said = people.flatMap((person) =>
    MADE_AT.map((week) => ({ person, week, ...forecaster.predict(person, 7 * week, FURTHEST) })),
  )
  const forecasts = said.flatMap(({ person, week, ahead, band }) =>
    AHEAD.map((weeks) => ({
      truth: person.truth.weight[week + weeks] ?? Number.NaN,
      forecast: ahead(7 * weeks),
      band: band?.(7 * weeks) ?? null,
    })),
  )
  const bands = forecasts.flatMap(({ truth, band }) => (band === null ? [] : [{ truth, ...band }]))
  return {
    error: mean(forecasts.map(({ truth, forecast }) => Math.abs(truth - forecast))),
    covered: percentOf(bands, ({ truth, low, high }) => truth >= low && truth <= high),
    width: bands.length === 0 ? 0 : mean(bands.map(({ low, high }) => high - low)),
    offsetErrors: MADE_AT.map((at) => {
      const errors = said.flatMap(({ person, week, offset }) => {
        const truth = trueOffset(person, week)
        return week !== at || offset === null || truth === null ? [] : [Math.abs(offset - truth)]
      })
      return errors.length === 0 ? Number.NaN : mean(errors)
    }),
  }
}
