import type { WeekRequest } from '#planner/week/week-plan.ts'
import { livedWeeks } from '../../../bench/weeks/lived-weeks.ts'

/** Kitchens of both files together; `KITCHENS=20 npm run prove -- planner` takes fewer of the same. */
const KITCHENS = Number(process.env['KITCHENS'] ?? 240)
const WEEKS = 26

/** A kind of kitchen, and its share of all. */
export type KitchensOfKind = readonly [kitchen: (at: number) => WeekRequest, share: number]

export type Lived = {
  readonly people: number
  readonly weeks: number
  /** Kitchens that could not be planned for up to some week, with that week. */
  readonly impossible: readonly string[]
  /** Weeks in which the validator found something. */
  readonly violations: readonly string[]
}

/** Half a year of weeks in a row for kitchens that remember what they ate and have at home, each week validated. */
export function liveOn(kinds: readonly KitchensOfKind[]): Lived {
  const found = kinds.flatMap(([kitchen, share]) =>
    Array.from({ length: Math.max(1, Math.round(KITCHENS * share)) }, (_, at) => {
      const { person, others = [] } = kitchen(at)
      return { person, people: 1 + others.length, weeks: livedWeeks(kitchen(at), WEEKS) }
    }),
  )
  return {
    people: found.reduce((sum, { people }) => sum + people, 0),
    weeks: found.reduce((sum, { weeks }) => sum + weeks.length, 0),
    impossible: found.flatMap(({ person, weeks }) =>
      weeks.length === WEEKS ? [] : [`${person}: week ${weeks.length + 1}`],
    ),
    violations: found.flatMap(({ person, weeks }) =>
      weeks.flatMap(({ week, violations }) => (violations === 0 ? [] : [`${person}: week ${week}`])),
    ),
  }
}
