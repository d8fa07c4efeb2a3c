import type { IsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { kg } from '#domain/units.ts'
import type { LoggedWeight } from '#web/member/data/weights-reply.ts'
import { dayText } from '#web/words/dates.ts'
import { spanText } from '#web/words/measures.ts'
import { doubtedRunWords } from './doubted-run-words.ts'
import { loggedMassText } from './logged-text.ts'

/** Which readings are meant: how many, of which days, and how heavy. `run` is oldest first and has at least two. */
export function doubtedRunText(run: readonly LoggedWeight[], units: UnitSystem, today: IsoDate): string {
  const weights = run.map((entry) => entry.kg)
  const massText = (weight: number): string => loggedMassText(kg(weight), units)
  const masses = spanText(massText(Math.min(...weights)), massText(Math.max(...weights)), units)
  const [first, last] = [run[0], run.at(-1)].map((entry) => (entry === undefined ? '' : dayText(entry.day, today)))
  return doubtedRunWords.which(run.length, first ?? '', last ?? '', masses)
}
