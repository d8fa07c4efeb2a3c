import { days } from '#domain/units.ts'
import { bandAround } from '#domain/weight-filter/band.ts'
import { estimateWeight } from '#domain/weight-filter/weight-estimate.ts'
import { type CohortPerson, historyOf } from './cohort.ts'

/** The forecast of one method for a person on a day. */
export type Prediction = {
  /** Weight this many days ahead, kg. */
  readonly ahead: (by: number) => number
  /** Net offset of the last four weeks, kcal/d; null if the method does not estimate one. */
  readonly offset: number | null
  /** The 80 % band, kg; null if the method gives none. */
  readonly band: ((by: number) => { readonly low: number; readonly high: number }) | null
}

export type Forecaster = {
  readonly name: string
  readonly predict: (person: CohortPerson, today: number, furthest: number) => Prediction
}

/** The product's own filter. */
export const filter: Forecaster = {
  name: 'the filter',
  predict: (person, today, furthest) => {
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
