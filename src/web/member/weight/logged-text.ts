import type { IsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { type Kg, kgToPounds } from '#domain/units.ts'
import { atStart } from '#web/words/at-start.ts'
import { dateWords } from '#web/words/date-words.ts'
import { dayText, shortWeekdayName } from '#web/words/dates.ts'
import { massUnit } from '#web/words/measures.ts'
import { THIN } from '#web/words/numbers.ts'

/** "79.0 kg": always with one decimal, as scales show it, so that a column is easy to compare. */
export const loggedMassText = (mass: Kg, units: UnitSystem): string =>
  `${(units === 'metric' ? mass : kgToPounds(mass)).toFixed(1)}${THIN}${massUnit[units]}`

/** "Sat, November 21". */
export const loggedDayText = (day: IsoDate, today: IsoDate): string =>
  dateWords.weekdayDate(atStart(shortWeekdayName(day)), dayText(day, today))
