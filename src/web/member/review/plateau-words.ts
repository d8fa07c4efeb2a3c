import type { PlateauAnswer } from '#domain/plan-review/review-input.ts'
import type { ReviewText } from './review-text.ts'

/** A member's possible answers to why the weight does not change. */
export const plateauWords = {
  AWAY: 'I was away',
  ILL: 'I was ill',
  NEW_SCALE: 'New scales',
  CYCLE: 'My cycle',
  SALT_OR_TRAINING: 'Salt, or hard training',
  BESIDE_PLAN: 'I ate outside the plan',
  NOTHING: 'None that I know of',
} as const satisfies Record<PlateauAnswer, string>

/** What follows from an answer to why the weight does not change. */
export function plateauText(answer: PlateauAnswer): ReviewText {
  switch (answer) {
    case 'AWAY':
    case 'ILL':
    case 'NEW_SCALE':
      return {
        title: 'Thank you, that explains a lot',
        sentences: [
          'We will wait two weeks before we read anything into your weight. If you know the days, add them on the weight page.',
        ],
      }
    case 'CYCLE':
    case 'SALT_OR_TRAINING':
      return {
        title: 'Thank you, that explains a lot',
        sentences: [
          'That is water, and it goes away on its own. We will wait two weeks before we read anything into your weight.',
        ],
      }
    case 'BESIDE_PLAN':
      return {
        title: 'Thank you for saying so',
        sentences: [
          'That happens to everyone. Nothing changes this week. If a dish leaves you hungry or bored, swap it: a plan that you like is easier to keep.',
        ],
      }
    case 'NOTHING':
      return {
        title: 'Thank you',
        sentences: [
          'Nothing changes this week. If your weight is still the same next week, we may propose a small step.',
        ],
      }
  }
}
