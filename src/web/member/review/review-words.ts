/** The card of a review, and the list of what reviews changed. */
export const reviewWords = {
  yes: 'Yes',
  keep: 'Keep my plan',
  keepForGood: 'Keep it for good',
  undo: 'Change my answer',
  saved: 'Saved.',
  less: 'Only as much as is safe',
  propose: 'Propose changes again',
  changes: 'What changed and why',
  forGood:
    'Your plan stays as it is, and we propose nothing. If you lose weight faster than is safe, it still gives you more, and after an illness or a pregnancy it asks once whether to continue.',
  /** Of the question why a weight does not fall. */
  asked: 'Is there a reason? Your answer changes nothing yet. It only helps us understand your weight.',
  stays: {
    title: 'Your plan stays',
    text: (energy: string): string => `It continues with ${energy} kcal a day.`,
  },
  changed: {
    title: 'Your plan will change',
    text: (day: string, energy: string): string => `From ${day} it has ${energy} kcal a day.`,
  },
  raised: (day: string, more: string): string => `From ${day} your plan has ${more} kcal more a day.`,
  eatAll: 'Please eat all of it.',
} as const
