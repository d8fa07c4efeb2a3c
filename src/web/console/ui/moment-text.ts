/** A moment in UTC, for comparing with other logs: "2026-11-23 14:05 UTC". */
export const momentText = (moment: string): string => {
  const iso = new Date(moment).toISOString()
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`
}

/** The text of a moment for a table cell; null if there is none. */
export const momentOrNone = (moment: string | null): string | null => (moment === null ? null : momentText(moment))

/** The text of a moment within a sentence; a dash if there is none. */
export const optionalMoment = (moment: string | null): string => (moment === null ? '–' : momentText(moment))
