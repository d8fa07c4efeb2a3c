import type { Standing } from '#domain/forecast/weight-standing.ts'

type Because = Readonly<Record<Standing['kind'], { readonly title: string; readonly because: string }>>

/** How the log compares with the forecast. `average` is that of the last week. */
export const standingWords = {
  begin: {
    title: 'Where you start',
    text: 'Log a weight, and it shows here beside your forecast. One reading is enough to begin.',
  },
  before: {
    title: 'Logged before your plan',
    text: (average: string): string =>
      `${average} on average. From the first day of your plan, it’s compared with your forecast.`,
  },
  /** The heading of a plan that no longer has a forecast. */
  average: (average: string): string => `About ${average} on average`,
  restless: 'Single days go up and down with water, so look at the average.',
  early: {
    title: 'These are the first days',
    text: (average: string, day: string): string =>
      `${average} on average. Until about ${day} the scale mostly shows the loss of water, so there’s nothing to compare yet.`,
  },
  /** Possible reasons for each position relative to the forecast. None of them is the member's fault. */
  LOSE: {
    WITHIN: {
      title: 'You’re where the forecast expects you',
      because: 'Single days go up and down with water, so look at the average.',
    },
    BELOW: {
      title: 'You’re lighter than the forecast',
      because:
        'It may be water, or your body uses more than the equations say. Please eat all of your plan: faster isn’t better.',
    },
    ABOVE: {
      title: 'You’re above the forecast',
      because:
        'Salt, hormones, travel and sore muscles hold water for days, some weeks go differently, and some bodies use less than the equations say. All of that is normal. Just carry on with your next meal.',
    },
  } satisfies Because,
  KEEP: {
    WITHIN: {
      title: 'Your weight is holding',
      because: 'Single days go up and down with water, so look at the average.',
    },
    BELOW: {
      title: 'You’re lighter than at the start',
      because:
        'It may be water. You have no weight to lose, so please eat all of your plan, and a little more if it continues.',
    },
    ABOVE: {
      title: 'You’re heavier than at the start',
      because: 'Salt, hormones, travel and sore muscles hold water for days. The average of a few weeks says more.',
    },
  } satisfies Because,
  /** Its heading if the weight is about that of the start but changes. */
  nearStart: 'You’re near your weight at the start',
  fewReadings: 'This is from one reading only. Two or three a week say more.',
  /** Before the reasons. */
  comparison: {
    kept: {
      within: (average: string, start: string): string => `${average} on average, and ${start} at the start.`,
      beyond: (average: string, difference: string): string =>
        `${average} on average: ${difference} beyond the usual ups and downs.`,
    },
    lost: {
      below: (average: string, difference: string): string =>
        `${average} on average: ${difference} less than the lowest that the forecast expected.`,
      above: (average: string, span: string): string =>
        `${average} on average. Four in five people like you are at ${span} by now.`,
      within: (average: string, span: string, planned: string): string =>
        `${average} on average. Half of people like you are at ${span} by now, and if every day of the plan is kept it’s ${planned}.`,
    },
  },
} as const
