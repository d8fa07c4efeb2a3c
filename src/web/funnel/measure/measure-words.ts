import type { BodyMassClass } from '#domain/body/body-mass.ts'

/** What each class of body mass index means for the visitor. */
export const bodyMassWords = {
  FAR_BELOW_RANGE: 'That is well below the healthy range. Please talk to a doctor; losing weight would not be safe.',
  BELOW_RANGE: 'That is below the healthy range. Please talk to a doctor before you change what you eat.',
  JUST_BELOW_RANGE: 'That is a little below the healthy range. Losing more would not do you good.',
  IN_RANGE: 'That is within the healthy range. Small changes go a long way.',
  JUST_ABOVE_RANGE: 'That is a little above the healthy range. Losing 5 % already helps your heart and your sleep.',
  ABOVE_RANGE: 'That is above the healthy range. You do not have to get there at once: the first 5 % already helps.',
  WELL_ABOVE_RANGE: 'That is above the healthy range. Every step down takes strain off your heart and your joints.',
  FAR_ABOVE_RANGE: 'That is above the healthy range. It is worth having your doctor by your side along the way.',
} as const satisfies Record<BodyMassClass, string>

export const missingNumber = 'Please enter a number.'
