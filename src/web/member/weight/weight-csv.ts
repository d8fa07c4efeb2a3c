import type { DayWeight } from '#domain/body/weighed-day.ts'
import { clockText } from '#web/words/dates.ts'
import type { WeightLog } from './weight-log.ts'

const HEADING = 'day,time,kg,note'

/** Notes are quoted; one that a spreadsheet would run as a formula begins with an apostrophe. */
function noteCell(note = ''): string {
  if (note === '') return ''
  const shown = /^[=+\-@]/.test(note) ? `'${note}` : note
  return `"${shown.replaceAll('"', '""')}"`
}

const line = (day: string, { kg, minuteOfDay, note }: DayWeight): string =>
  [day, minuteOfDay === undefined ? '' : clockText(minuteOfDay), kg, noteCell(note)].join(',')

/** The log as a file: a line for each weight, that which counts for its day before the others. */
export const csvOf = (log: WeightLog): string =>
  [
    HEADING,
    ...log.flatMap(({ others = [], ...counting }) => [counting, ...others].map((weight) => line(counting.day, weight))),
    '',
  ].join('\r\n')
