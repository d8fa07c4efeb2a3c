import { days } from '#domain/units.ts'
import { estimateWeight } from '#domain/weight-filter/weight-estimate.ts'
import { type CohortPerson, historyOf, trueWeight } from './cohort.ts'
import { percentOf } from './statistics.ts'

/**
 * A falsified reading this far from the truth, kg, is a gross outlier; smaller errors are the weight of shoes and
 * clothes.
 */
const GROSS = 4

/** Shares of gross outliers and of honest readings that are doubted, per cent. */
export function foundOutliers(people: readonly CohortPerson[]) {
  const judged = people.flatMap((person) => {
    const lastDay = person.weighIns.at(-1)?.[0] ?? 0
    const falsified = new Set(person.truth.outliers)
    return estimateWeight(historyOf(person, lastDay), days(0)).readings.map(({ day, weight, doubt }) => ({
      isDoubted: doubt !== null,
      isFalsified: falsified.has(day),
      off: Math.abs(weight - trueWeight(person, day)),
    }))
  })
  const gross = judged.filter(({ isFalsified, off }) => isFalsified && off > GROSS)
  const honest = judged.filter(({ isFalsified }) => !isFalsified)
  return {
    gross: gross.length,
    found: percentOf(gross, ({ isDoubted }) => isDoubted),
    honest: honest.length,
    wronged: percentOf(honest, ({ isDoubted }) => isDoubted),
  }
}
