import { addDays, type IsoDate } from '#domain/time.ts'

/** A calendar month, YYYY-MM. */
type Month = string

export const firstDayOf = (month: Month): IsoDate => `${month}-01`

/** The month after another; 32 days after its first day are always in it. */
export const monthAfter = (month: Month): Month => addDays(firstDayOf(month), 32).slice(0, 7)

export const lastDayOf = (month: Month): IsoDate => addDays(firstDayOf(monthAfter(month)), -1)
