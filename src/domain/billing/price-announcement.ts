import { addDays, type IsoDate } from '#domain/time.ts'

/** Days before its first day that a new price is announced at least; the database holds it too. */
export const ANNOUNCED_DAYS = 30

/** The first day that a price may have which is announced today: one day more, since today has begun. */
export const earliestDay = (today: IsoDate): IsoDate => addDays(today, ANNOUNCED_DAYS + 1)
