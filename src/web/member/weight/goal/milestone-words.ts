import type { MilestoneKind } from '#domain/body/milestones.ts'

/** The card of what was reached, in the order in which it is said. */
export const milestoneWords = {
  title: 'On the way',
  close: 'Thanks',
  on: (what: string, day: string): string => `${what} (${day})`,
  classes: 'Name the classes of the body mass index when I enter another one',
} as const

export const milestoneTexts = {
  FIRST_KG: 'Your first kilogram.',
  FIRST_LB: 'Your first pound.',
  TEN_DAY_BEST: 'Your lowest weight in ten days.',
  FIVE_PERCENT:
    'Five percent. That’s the first goal that guidelines name, and in many people enough for better blood pressure and blood sugar.',
  HALF_WAY: 'Half of the way to your goal.',
  BMI_40: 'Your body mass index is below 40: medicine speaks of obesity class II now, not III.',
  BMI_35: 'Your body mass index is below 35: medicine speaks of obesity class I now, not II.',
  BMI_30: 'Your body mass index is below 30: medicine speaks of overweight now, no longer of obesity.',
  BMI_25: 'Your body mass index is below 25, which is in the healthy range.',
} as const satisfies Record<MilestoneKind, string>
