/** A moment as operators compare it with other logs: "2026-11-23 14:05 UTC". */
export const momentText = (moment: string): string => {
  const iso = new Date(moment).toISOString()
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`
}

/** The same where there may be none. */
export const optionalMoment = (moment: string | null): string => (moment === null ? '–' : momentText(moment))
