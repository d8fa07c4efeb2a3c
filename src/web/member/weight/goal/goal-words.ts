import type { GoalView } from '#domain/api/member/goal.ts'
import type { Pace } from '#domain/plan-review/choice.ts'

export const goalWords = {
  title: 'Your goal',
  choose: 'What should your plan do?',
  pace: 'Pace',
  weight: 'Goal weight',
  see: 'Show what that means',
  looking: 'One moment…',
  take: 'Choose this',
  saving: 'Saving…',
  notNow: 'Not now',
  change: 'Change my goal',
  end: { BREAK: 'End the break', PAUSE: 'End the pause' },
  saved: 'Saved.',
  slow: 'Slow means a little over half the usual deficit: more food, and more time.',
  paceSlow: 'At a slow pace.',
  nothingAsked: (low: string, high: string): string =>
    `Between ${low} and ${high} we ask nothing. If your weight leaves that, we ask what you want.`,
  outside: {
    below: (about: string, low: string): string =>
      `You weigh about ${about} now, and that is below ${low}. What do you want? If that weight suits you, choose “Keep my weight”: it becomes the one that your plan keeps.`,
    above: (about: string, high: string): string =>
      `You weigh about ${about} now, and that is above ${high}. What do you want? “Keep my weight” keeps the weight of today, and “Lose weight” leads to a goal of yours.`,
  },
  stepsUp: (energy: string): string => `It gets there in small steps, one a week: to about ${energy} a day.`,
  lowest: (lowest: string): string => `The lowest healthy goal for your height is ${lowest}.`,
} as const

/** The buttons of what a plan can do. */
export const modeWords = {
  LOSE: 'Lose weight',
  KEEP: 'Keep my weight',
  BREAK: 'A break',
  PAUSE: 'A pause',
} as const satisfies Record<Exclude<GoalView['mode'], 'HELD'>, string>

export const paceWords = { USUAL: 'Usual', SLOW: 'Slow' } as const satisfies Record<Pace, string>

/** What the plan does now, as the first sentence of the card. */
export const modeSentences = {
  LOSE: (goal: string): string => `Your plan leads to ${goal}.`,
  REACHED: (goal: string, about: string): string => `Your goal is ${goal}, and you weigh about ${about} now.`,
  KEEP: (goal: string): string => `Your plan keeps your weight at ${goal}.`,
  BREAK: 'You have a break.',
  BREAK_UNTIL: (day: string): string => `You have a break until ${day}.`,
  PAUSE: 'Your plan has a pause. No new week is planned, and we remind you of nothing.',
  PAUSE_UNTIL: (day: string): string =>
    `Your plan has a pause until ${day}. No new week is planned, and we remind you of nothing.`,
  PAID: 'Your subscription keeps running. You can end it in the settings.',
  HELD: 'Your goal can be changed again when your plan no longer holds your weight.',
} as const

/** What a choice would mean. */
export const previewWords = {
  title: 'What that means',
  changes: (from: string, first: string, now: string): string =>
    `From ${from} your plan has ${first} a day instead of ${now}.`,
  stays: (now: string): string => `Your plan stays at ${now} a day for now.`,
  goesOn: (towards: string): string => `It goes on in small steps, one a week, to about ${towards} a day.`,
  between: (goal: string, earliest: string, latest: string): string =>
    `The chance is four in five that you reach ${goal} between ${earliest} and ${latest}.`,
  earliest: (goal: string, earliest: string): string =>
    `With that you reach ${goal} on ${earliest} at the earliest, and perhaps not within a year.`,
  far: (goal: string): string => `With that, ${goal} is more than a year away.`,
  ahead: (weeks: number, half: string, most: string): string =>
    `In ${weeks} weeks half of people with your log weigh ${half}, and four in five ${most}.`,
} as const
