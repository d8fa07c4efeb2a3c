import { plural } from '#domain/language/plural.ts'

/** What the table says about drinking. A title has up to 40 characters, a text up to 90. */
export const glassesWords = {
  aDay: (glasses: number): string => `${glasses} glasses a day`,
  aDayText: 'What your body needs besides food. Coffee and tea count.',
  byWeek: (glasses: number, week: number): string => `${glasses} glasses by week ${week}`,
  byWeekText: (glasses: number): string =>
    plural(glasses, {
      one: 'We start at your 1 and add one each week. Coffee and tea count.',
      other: `We start at your ${glasses} and add one each week. Coffee and tea count.`,
    }),
  enough: 'You’re there already',
} as const
