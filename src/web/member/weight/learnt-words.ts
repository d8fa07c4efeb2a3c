/** What has been learnt from the log. Masses come with their unit. */
export const learntWords = {
  title: (mass: string): string => `About ${mass} today`,
  within: (span: string): string =>
    `The chance is four in five that your weight, apart from the water of the day, is within ${span}.`,
  /** The answers name another starting weight than the readings suggest. */
  start:
    'Your readings suggest another starting weight than your answers do. Please check the unit of your first readings.',
  /** There are weights of two bodies, and nobody but the member can tell which are theirs. */
  unclear: {
    title: 'Which of these weights are yours?',
    text: (one: string, other: string): string =>
      `Your log has weights of about ${one} and of about ${other}, and either could be yours. Please answer about those that don’t fit the others. Until then we show no estimate, and your plan changes only for your safety or by your choice.`,
  },
  tooEarly: 'A few more weigh-ins, over at least two weeks, will tell water from tissue.',
  /** What the diary says beside a weight that does not fall. It proves nothing, because diaries miss a part. */
  diary: (eaten: string, days: number, planned: string): string =>
    `Your diary has ${eaten} kcal a day on ${days} of the last 28 days, and your plan has ${planned}. Most diaries miss about a sixth of what is eaten.`,
} as const

/** When the goal may be reached: a range of days, not a promise. */
export const goalWords = {
  noDate: (mass: string): string => `As long as it doesn’t fall, there’s no date for ${mass}.`,
  farAway: (mass: string): string => `At this pace, ${mass} is more than a year away.`,
  earliest: (mass: string, day: string): string =>
    `At this pace, you reach ${mass} on ${day} at the earliest, and perhaps not within a year.`,
  between: (mass: string, earliest: string, latest: string): string =>
    `The chance is four in five that you reach ${mass} between ${earliest} and ${latest}.`,
} as const
