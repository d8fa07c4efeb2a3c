/** A moment as operators compare it with other logs: "2026-11-23 14:05 UTC". */
export const momentText = (moment: string): string => {
  const iso = new Date(moment).toISOString()
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`
}

/** The same for a cell of a table, which is empty where there is none. */
export const momentOrNone = (moment: string | null): string | null => (moment === null ? null : momentText(moment))

/** The same in a sentence. */
export const optionalMoment = (moment: string | null): string => (moment === null ? '–' : momentText(moment))
