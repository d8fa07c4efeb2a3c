import type { ReviewView } from '#domain/api/member/review.ts'

type Why = Extract<ReviewView['decision'], { kind: 'STEP' }>['why']

/** The card of a step to what the member chose. */
export const stepWords = {
  titles: {
    KEEPING: 'A step toward keeping your weight',
    LOSING: 'A step toward what you chose',
  } satisfies Record<Why, string>,
  first: (day: string, now: string, was: string): string =>
    `From ${day} your plan has ${now} kcal a day instead of ${was} kcal.`,
  goesOn: (end: string): string => `It goes on in small steps, one a week, to about ${end} kcal.`,
} as const

/** The same afterwards, in the list of changes. */
export const stepReasons = {
  KEEPING: 'A step toward what holds your weight.',
  LOSING: 'A step toward what you chose.',
} as const satisfies Record<Why, string>
