import type { BodyMassClass } from '#domain/body/body-mass.ts'

/** What each class of body mass index means for the visitor. */
export const bodyMassWords = {
  FAR_BELOW_RANGE:
    'That’s well below the healthy range. Please talk to a doctor, because losing weight wouldn’t be safe.',
  BELOW_RANGE: 'That’s below the healthy range. Please talk to a doctor before you change what you eat.',
  JUST_BELOW_RANGE: 'That’s a little below the healthy range. Losing more wouldn’t do you good.',
  IN_RANGE: 'That’s within the healthy range. Small changes go a long way.',
  JUST_ABOVE_RANGE: 'That’s a little above the healthy range. Losing 5% already helps your heart and your sleep.',
  ABOVE_RANGE: 'That’s above the healthy range. You don’t have to get there at once. The first 5% already helps.',
  WELL_ABOVE_RANGE: 'That’s above the healthy range. Every step down takes strain off your heart and your joints.',
  FAR_ABOVE_RANGE: 'That’s above the healthy range. It’s worth having your doctor by your side along the way.',
} as const satisfies Record<BodyMassClass, string>

/** What a typed weight or goal means: a few words in bold, and a sentence after them. */
export const feedbackWords = {
  bodyMass: (index: string): string => `Body mass index ${index}.`,
  goal: {
    above: 'Above what you weigh now.',
    same: 'Staying where you are.',
    steady: 'We plan meals that keep your weight steady. We don’t offer plans for gaining weight.',
    near: 'A healthy goal.',
    far: 'A long way, best taken in stages.',
    losing: (loss: string, percent: string): string =>
      `Losing ${loss} is ${percent}% of your weight. Health already improves after the first 5%.`,
  },
  below: {
    title: 'Below the healthy range.',
    text: (lowest: string): string =>
      `At this weight your body would lack what it needs, so we don’t plan for it. The lowest goal we can plan for is ${lowest}.`,
    use: 'Use this goal',
  },
  inches: 'in',
} as const

export const missingNumber = 'Please enter a number.'
