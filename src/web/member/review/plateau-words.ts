import type { PlateauAnswer } from '#domain/plan-review/review-input.ts'

/** A member's possible answers to why the weight does not change. */
export const plateauWords = {
  AWAY: 'I was away',
  ILL: 'I was ill',
  NEW_SCALE: 'New scale',
  CYCLE: 'My cycle',
  SALT_OR_TRAINING: 'Salt, or hard training',
  BESIDE_PLAN: 'I ate outside the plan',
  NOTHING: 'None that I know of',
} as const satisfies Record<PlateauAnswer, string>

/** What follows from an answer to why the weight does not change. */
export const plateauReplies = {
  waitForDays: {
    title: 'Thank you, that explains a lot',
    text: 'We’ll wait two weeks before we read anything into your weight. If you know the days, add them on the weight page.',
  },
  waitForWater: {
    title: 'Thank you, that explains a lot',
    text: 'That’s water, and it goes away on its own. We’ll wait two weeks before we read anything into your weight.',
  },
  besidePlan: {
    title: 'Thank you for saying so',
    text: 'That happens to everyone. Nothing changes this week. If a dish leaves you hungry or bored, swap it: a plan that you like is easier to keep.',
  },
  nothing: {
    title: 'Thank you',
    text: 'Nothing changes this week. If your weight is still the same next week, we may propose a small step.',
  },
} as const
