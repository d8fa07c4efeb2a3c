/** The texts about dishes that a household wants every week. */
export const anchorWords = {
  title: 'Every week',
  about:
    'Dishes that you want on the same days of every week, such as porridge on workdays or tacos on Fridays. They’re in weeks that aren’t planned yet, wherever your rules allow it.',
  none: 'No dish yet. On the page of a meal you can choose to have its dish every week.',
  kind: 'A kind of dish',
  meal: 'Meal',
  kinds: 'Kind',
  /** The name of the row of weekdays of a dish: "Days for Tacos". */
  days: (dish: string): string => `Days for ${dish}`,
  /** "Tacos, dinner" */
  dishAt: (dish: string, meal: string): string => `${dish}, ${meal}`,
  /** On the page of a meal, by weekday from Monday. */
  every: [
    'Have it every Monday',
    'Have it every Tuesday',
    'Have it every Wednesday',
    'Have it every Thursday',
    'Have it every Friday',
    'Have it every Saturday',
    'Have it every Sunday',
  ],
  noMore: [
    'No longer every Monday',
    'No longer every Tuesday',
    'No longer every Wednesday',
    'No longer every Thursday',
    'No longer every Friday',
    'No longer every Saturday',
    'No longer every Sunday',
  ],
  set: 'Saved: it’s in every week that isn’t planned yet, where your rules allow it.',
  ended: 'Weeks that aren’t planned yet are free of it again.',
  undo: 'Undo',
  unreachable: 'We can’t reach our server right now, so nothing has changed. Please try again later.',
} as const
