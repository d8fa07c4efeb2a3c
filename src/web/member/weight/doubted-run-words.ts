import type { IsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { kg } from '#domain/units.ts'
import type { LoggedWeight } from '#web/member/data/weights-reply.ts'
import { dayText } from '#web/words/dates.ts'
import { spanText } from '#web/words/measures.ts'
import { loggedMassText } from './weight-words.ts'

const small = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const countText = (count: number): string => small[count - 2] ?? String(count)

/** The texts of the question about several readings that do not fit the others. */
export const doubtedRunWords = {
  title: 'Are these all yours?',
  mine: 'All of them are mine',
  notMine: (count: number): string => `Not me: these ${countText(count)}`,
  /** What the answers do. */
  effect: 'If they are, they count from now on. If somebody else stood on the scales, we delete them.',
  kept: (count: number): string => `Thank you: these ${countText(count)} are yours, and they count.`,
  removed: (count: number): string => `Thank you: these ${countText(count)} are deleted from your log.`,
} as const

/** Which readings are meant: how many, of which days, and how heavy. `run` is oldest first and has at least two. */
export function doubtedRunText(run: readonly LoggedWeight[], units: UnitSystem, today: IsoDate): string {
  const weights = run.map((entry) => entry.kg)
  const [least, most] = [Math.min(...weights), Math.max(...weights)].map((weight) => loggedMassText(kg(weight), units))
  const [first, last] = [run[0], run.at(-1)].map((entry) => (entry === undefined ? '' : dayText(entry.day, today)))
  const count = countText(run.length)
  return `${count.charAt(0).toUpperCase()}${count.slice(1)} weigh-ins between ${first} and ${last} do not fit your others, so they hardly count: ${spanText(least ?? '', most ?? '', units)}.`
}
