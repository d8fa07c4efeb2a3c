import { plural } from '#domain/language/plural.ts'

/** A change of the plan as a line of a list: sentences after its day. */
export const changeWords = {
  /** Energies of a day; the sign shows the direction of reading. */
  moved: (before: string, now: string): string => `${before} kcal → ${now} kcal a day.`,
  restarted: 'Your plan continues where it stopped.',
  forBreak: 'To hold your weight, for your break.',
  forHealth: 'To hold your weight, for your health.',
  difference: (energy: string, low: string, high: string): string =>
    `Your weight showed a difference of ${energy} kcal a day [${low} to ${high}] from the plan.`,
  readings: (count: number): string =>
    plural(count, { one: '1 weigh-in in four weeks.', other: `${count} weigh-ins in four weeks.` }),
} as const
