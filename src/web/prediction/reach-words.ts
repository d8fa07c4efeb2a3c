/** When people are at the goal, or that few are within a year. */
export const reachWords = {
  span: (mass: string, from: string, to: string): string =>
    `Half of people like you get to ${mass} between ${from} and ${to}. Some are faster, some slower.`,
  quarterAndHalf: (mass: string, quarter: string, half: string): string =>
    `One in four people like you is at ${mass} by ${quarter}, half are by ${half}. The others aren’t within a year.`,
  quarter: (mass: string, when: string): string =>
    `One in four people like you is at ${mass} by ${when}. Most aren’t within a year.`,
  tenth: (mass: string, when: string): string =>
    `One in ten is at your goal of ${mass} by ${when}. Most aren’t within a year.`,
  few: (mass: string): string => `Few people like you are at your goal of ${mass} within a year.`,
  keepOn: 'What decides is keeping on: your plan follows your weight every week.',
} as const
