/** What the table says about the course of a weight. A title has up to 40 characters, a text up to 90. */
export const rangeWords = {
  firstDays: (loss: string, days: string): string => `The first ${days}: about ${loss}`,
  firstDaysText: (percent: string): string => `About ${percent}% of it is water, and that part comes and goes.`,
  goal: (month: string): string => `Your goal, around ${month}`,
  goalText: 'Half of people like you are there by then, half take longer.',
  farGoal: 'What a year brings',
  farGoalText: (range: string): string => `Half of people like you weigh ${range} after a year.`,
  today: 'today',
  goalLine: (weight: string): string => `goal ${weight}`,
  event: (date: string): string => `By ${date}, half of people like you`,
  eventText: (range: string): string => `weigh ${range}, if they start this way.`,
} as const
