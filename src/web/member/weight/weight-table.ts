import { addDays } from '#domain/time.ts'
import type { Kg } from '#domain/units.ts'
import { fullDayText } from '#web/words/dates.ts'
import { spanText } from '#web/words/measures.ts'
import type { WeightProgress } from './weight-progress.ts'
import { loggedMassText } from './weight-words.ts'

export type WeightRow = readonly [day: string, logged: string, average: string, plan: string, usual: string]

const NOTHING = '–'

/** The chart in rows, the newest first. Before the plan there is nothing to compare with. */
export function weightTable({ weighIns, trend, course, startsOn, units }: WeightProgress): readonly WeightRow[] {
  const words = (mass: Kg) => loggedMassText(mass, units)
  return trend.averages.toReversed().map(({ day, weight }) => {
    const logged = weighIns.find((weighIn) => weighIn.day === day)
    const on = day < 0 ? undefined : course[Math.min(day, course.length - 1)]
    return [
      fullDayText(addDays(startsOn, day)),
      logged === undefined ? NOTHING : words(logged.weight),
      words(weight),
      on === undefined ? NOTHING : words(on.weight),
      on === undefined ? NOTHING : spanText(words(on.typicalBest), words(on.typicalHigh), units),
    ]
  })
}
