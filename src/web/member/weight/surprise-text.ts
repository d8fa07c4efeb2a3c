import type { WeighInDoubt } from '#domain/body/plausible.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { kg } from '#domain/units.ts'
import { dayText } from '#web/words/dates.ts'
import { exactMassText } from '#web/words/measures.ts'
import { surpriseWords } from './weight-words.ts'

type Surprise = Extract<WeighInDoubt, { kind: 'SURPRISE' }>

/** A question, not a reproach, because the change may be real. */
export function surpriseText({ from, by }: Surprise, units: UnitSystem, startsOn: IsoDate, today: IsoDate): string {
  const change = exactMassText(kg(Math.abs(by)), units)
  return surpriseWords[by < 0 ? 'less' : 'more'](change, dayText(addDays(startsOn, from.day), today))
}
