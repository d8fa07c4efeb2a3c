import type { IsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import type { MassUnit } from '#domain/weight-file/mass-cell.ts'
import type { LeftOut, Preview, Unreadable } from '#domain/weight-file/reading.ts'
import { fullDayText } from '#web/words/dates.ts'
import { joinedList } from '#web/words/lists.ts'
import { exactMassText } from '#web/words/measures.ts'
import type { FileFailure } from './reading/file-messages.ts'
import {
  dayRange,
  exampleWords,
  failureWords,
  leftOutWords,
  lineWords,
  unitNames,
  unreadableWords,
  weightFileWords,
  weightsText,
} from './weight-file-words.ts'

export const unreadableText = (why: Unreadable): string => unreadableWords[why]
export const failureText = (why: FileFailure): string => failureWords[why]

/** "November 20, 2025 to November 21, 2026", or one day. */
export function daySpanText(from: IsoDate | null, to: IsoDate | null): string {
  if (from === null || to === null) return ''
  return from === to ? fullDayText(from) : dayRange(fullDayText(from), fullDayText(to))
}

/** As many lines as a sentence names if there are more. */
const NAMED = 3

/** "3 lines without a weight (lines 2, 4 and 9)". */
export function leftOutText({ why, count, lines }: LeftOut): string {
  const numbers = lines.map(String)
  const reason = leftOutWords[why](count)
  return count > lines.length
    ? lineWords.some(reason, numbers.slice(0, NAMED).join(', '))
    : lineWords.all(reason, joinedList(numbers, ''), count)
}

/** An example of an option: “11/10/2026 84.7” is on October 11, 2026, with the weight if it is known. */
export function exampleText({ text, day, kg }: Preview['examples'][number], units: UnitSystem): string {
  if (kg === null) return exampleWords.day(text, day === null ? '' : fullDayText(day))
  const weight = exactMassText(kg, units)
  return day === null ? exampleWords.weight(text, weight) : exampleWords.both(text, weight, fullDayText(day))
}

/** "212 weights, November 20, 2025 to November 21, 2026": what an option would bring. */
export function previewText({ count, from, to }: Preview): string {
  const span = daySpanText(from, to)
  return span === '' ? weightsText(count) : weightFileWords.question.count(weightsText(count), span)
}

/** The units of a file's weights, and how they are known. */
export function unitsText(units: readonly MassUnit[], from: 'FILE' | 'FIT' | 'ANSWER'): string {
  const names = joinedList(
    units.map((unit) => unitNames[unit]),
    '',
  )
  return from === 'FIT' ? weightFileWords.preview.unitsFit(names) : names
}
