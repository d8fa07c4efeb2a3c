import { shortMonthName } from '#domain/day-names.ts'

/** A day that does not break across lines: "5 Jan 2026". */
const dayText = (day: string): string => `${Number(day.slice(8))}\u00a0${shortMonthName(day)}\u00a0${day.slice(0, 4)}`

/** The days of a period: "5 Jan 2026 to 11 Jan 2026"; a single day as "5 Jan 2026". */
export const periodText = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`
