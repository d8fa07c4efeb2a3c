/** What the table says about the energy of a day. A title has up to 40 characters, a text up to 90. */
export const ringWords = {
  aDay: 'kcal a day',
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
    EVERY_DAY: 'Before we know your day. People overrate exercise, so we count with care.',
    SEVERAL_TIMES_A_WEEK: 'Before we know your day. People overrate exercise, so we count with care.',
    FEW_TIMES_A_MONTH: 'Before we know your day. Most energy goes on being alive.',
    NEVER: 'Before we know your day. Most energy goes on being alive.',
  },
  stairs: 'Your breath on the stairs is our check on the answer about exercise.',
  sitting: 'Sitting days still count.',
  more: (energy: string): string => `That’s ${energy} more than sitting all day.`,
} as const
