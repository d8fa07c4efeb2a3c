/** What the table says about the energy of a day. A title has up to 40 characters, a text up to 90. */
export const ringWords = {
  aDay: 'kcal you burn',
  atRest: 'kcal at rest',
  average: {
    FEMALE: 'An average woman’s body at rest',
    MALE: 'An average man’s body at rest',
  },
  same: 'For average height and weight in the US (CDC). It falls slowly with age.',
  fewer: (energy: string): string =>
    `${energy} kcal a day fewer than at 25. Average height and weight in the US (CDC).`,
  parts: (rest: string, moving: string): string => `${rest} at rest, ${moving} moving`,
  exercise: {
    EVERY_DAY: 'So far, for a day of sitting. People overrate exercise, so we count with care.',
    SEVERAL_TIMES_A_WEEK: 'So far, for a day of sitting. People overrate exercise, so we count with care.',
    FEW_TIMES_A_MONTH: 'So far, for a day of sitting. Most of it your body uses at rest.',
    NEVER: 'So far, for a day of sitting. Most of it your body uses at rest.',
  },
  stairs: 'It’s easy to overrate exercise. Your breath on the stairs corrects the number.',
  burned: 'What your body uses on an ordinary day.',
  /** What a plan has, beside what the body uses. */
  planned: (burned: string, planned: string): string => `You burn about ${burned} kcal. Your plan has ${planned}.`,
  fewerLater: (energy: string): string => `${energy} kcal less at your goal`,
  fewerLaterText: 'A lighter body needs less, even at rest. Your plan follows it down.',
} as const
