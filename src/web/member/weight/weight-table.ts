import type { LearntWeight } from '#domain/api/member/weights.ts'
import { addDays } from '#domain/time.ts'
import type { Kg } from '#domain/units.ts'
import { fullDayText } from '#web/words/dates.ts'
import { spanText } from '#web/words/measures.ts'
import { doubtOn, pointOn, spanAt } from './learnt-course.ts'
import { loggedMassText } from './logged-text.ts'
import type { WeightProgress } from './weight-progress.ts'
import { weightWords } from './weight-words.ts'

export type WeightRow = readonly [day: string, logged: string, average: string, plan: string, ...usual: string[]]

export type LearntRow = readonly [day: string, logged: string, estimate: string, span: string, first: string]

const NOTHING = '–'

/** Days that a table shows at most, the newest ones: a log may hold decades. */
export const MOST_TABLE_DAYS = 366

/** The distance between rows ahead of today, and how far they reach, days. */
const AHEAD = { step: 28, to: 168 } as const

/** The estimate as rows: weights ahead, furthest first, then the readings with the estimates of their days. */
export function learntTable(progress: WeightProgress, learnt: LearntWeight): readonly LearntRow[] {
  const { weighIns, course, startsOn, units } = progress
  const words = (mass: Kg) => loggedMassText(mass, units)
  const rowOn = (day: number, logged: string): LearntRow => {
    const point = pointOn(learnt.course, day)
    const span = point === null ? null : spanAt(point, 80)
    const first = day < 0 ? undefined : course[Math.min(day, course.length - 1)]
    return [
      fullDayText(addDays(startsOn, day)),
      logged,
      span === null ? NOTHING : words(span.weight),
      span === null ? NOTHING : spanText(words(span.low), words(span.high), units),
      first === undefined ? NOTHING : words(first.weight),
    ]
  }
  const ahead = Array.from({ length: AHEAD.to / AHEAD.step }, (_, index) => learnt.today + (index + 1) * AHEAD.step)
    .filter((day) => pointOn(learnt.course, day) !== null)
    .map((day) => rowOn(day, NOTHING))
  const logged = weighIns.slice(-MOST_TABLE_DAYS).map(({ day, weight }) => {
    const isDoubted = doubtOn(learnt, addDays(startsOn, day)) !== null
    return rowOn(day, isDoubted ? `${words(weight)} (${weightWords.doubt.mark})` : words(weight))
  })
  return [...ahead.toReversed(), ...logged.toReversed()]
}

/** The chart as rows, newest first. Before the plan there is nothing to compare with. */
export function weightTable({ weighIns, trend, course, startsOn, units, aim }: WeightProgress): readonly WeightRow[] {
  const words = (mass: Kg) => loggedMassText(mass, units)
  const loggedOn = new Map(weighIns.map((weighIn) => [weighIn.day, weighIn]))
  return trend.averages
    .slice(-MOST_TABLE_DAYS)
    .toReversed()
    .map(({ day, weight }) => {
      const logged = loggedOn.get(day)
      const on = day < 0 ? undefined : course[Math.min(day, course.length - 1)]
      return [
        fullDayText(addDays(startsOn, day)),
        logged === undefined ? NOTHING : words(logged.weight),
        words(weight),
        on === undefined ? NOTHING : words(on.weight),
        ...(aim === 'LOSE' ? (['half', 'most'] as const) : (['most'] as const)).map((share) =>
          on === undefined ? NOTHING : spanText(words(on[share].low), words(on[share].high), units),
        ),
      ]
    })
}
