import { days } from '#domain/units.ts'
import { bandAround } from '#domain/weight-filter/band.ts'
import { estimateWeight } from '#domain/weight-filter/weight-estimate.ts'
import { type CohortPerson, historyOf } from './cohort.ts'

/** What a way of forecasting says of a person on a day. */
export type Said = {
  /** Weight so many days ahead, kg. */
  readonly ahead: (by: number) => number
  /** Net offset of the last four weeks, kcal/d; null where the way knows none. */
  readonly offset: number | null
  /** Four of five, kg; null where no band is given. */
  readonly band: ((by: number) => { readonly low: number; readonly high: number }) | null
}

export type Forecaster = {
  readonly name: string
  readonly say: (person: CohortPerson, today: number, furthest: number) => Said
}

/** The product's own filter. */
export const filter: Forecaster = {
  name: 'the filter',
  say: (person, today, furthest) => {
    const estimate = estimateWeight(historyOf(person, today), days(furthest))
    const first = estimate.days[0]?.day ?? 0
    const on = (by: number) => estimate.days[today + by - first] ?? estimate.today
    return {
      ahead: (by) => on(by).weight,
      offset: estimate.offsetLately.mean,
      band: (by) => bandAround(on(by).weight, on(by).sd, 80),
    }
  },
}
