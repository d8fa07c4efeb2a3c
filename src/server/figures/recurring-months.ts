/** Months of history that are shown. */
export const DISPLAY_MONTHS = 24

/** The beginnings of the last months in UTC, oldest first, and now: between two neighbours lies one month. */
export function monthStarts(now: Date): readonly Date[] {
  const starts = Array.from(
    { length: DISPLAY_MONTHS },
    (_, place) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - DISPLAY_MONTHS + 1 + place, 1)),
  )
  return [...starts, now]
}
