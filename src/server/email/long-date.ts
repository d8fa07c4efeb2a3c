const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A day as people write it, "21 November 2026", in UTC. */
export const longDate = (date: Date): string => format.format(date)
