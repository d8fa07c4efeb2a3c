import { addDays, type IsoDate } from '#domain/time.ts'

/** A new price is announced at least this many days before its first day; the database enforces it as well. */
export const ANNOUNCED_DAYS = 30

/** The earliest first day of a price that is announced today: one day more, since today has already begun. */
export const earliestDay = (today: IsoDate): IsoDate => addDays(today, ANNOUNCED_DAYS + 1)
