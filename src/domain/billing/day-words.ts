import { dayOfMonth, monthName } from '#domain/day-names.ts'
import type { IsoDate } from '#domain/time.ts'

/**
 * "November 28, 2026". Not formatted by Intl, because wording that customers agree to must be the same on every device.
 */
export const dayWords = (day: IsoDate): string => `${monthName(day)} ${dayOfMonth(day)}, ${day.slice(0, 4)}`

/** The calendar day of a moment, in UTC as in every email and receipt. */
export const dayInUtc = (moment: Date): IsoDate => moment.toISOString().slice(0, 10)
