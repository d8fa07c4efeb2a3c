import type { IsoDate } from '#domain/time.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** "28 November 2026": spelt here, for words that are agreed to must be the same on every device. */
export function dayWords(day: IsoDate): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`
}

/** The calendar day of a moment, in UTC as in every mail and receipt. */
export const dayInUtc = (moment: Date): IsoDate => moment.toISOString().slice(0, 10)
