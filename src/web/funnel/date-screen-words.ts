import { plural } from '#domain/language/plural.ts'

/** The question for the day of an event. */
export const dateScreenWords = {
  /** Below the question; {event} is one of eventNames. */
  dayOf: (event: string): string => `The day of ${event}.`,
  tomorrow: 'That is tomorrow.',
  inDays: (days: number): string => plural(days, { one: 'That is in 1 day.', other: `That is in ${days} days.` }),
  inWeeks: (weeks: number): string => plural(weeks, { one: 'That is in 1 week.', other: `That is in ${weeks} weeks.` }),
  inMonths: (months: number): string =>
    plural(months, { one: 'That is in 1 month.', other: `That is in ${months} months.` }),
} as const
