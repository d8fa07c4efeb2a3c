import { plural } from '#domain/language/plural.ts'

/** The question for the day of an event. */
export const dateScreenWords = {
  /** Below the question; {event} is one of eventNames. */
  dayOf: (event: string): string => `The day of ${event}.`,
  tomorrow: 'That’s tomorrow.',
  inDays: (days: number): string => plural(days, { one: 'That’s in 1 day.', other: `That’s in ${days} days.` }),
  inWeeks: (weeks: number): string => plural(weeks, { one: 'That’s in 1 week.', other: `That’s in ${weeks} weeks.` }),
  inMonths: (months: number): string =>
    plural(months, { one: 'That’s in 1 month.', other: `That’s in ${months} months.` }),
} as const
