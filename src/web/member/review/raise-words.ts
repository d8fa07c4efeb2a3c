/** The headings of a raise for safety, by its reason. */
export const raiseTitles = {
  TOO_FAST: 'You’re losing faster than is safe',
  NEAR_UNDERWEIGHT: 'You’re close to the lowest healthy weight for your height',
  BELOW_GOAL: 'You weigh less than you want to',
} as const

/** Near the lowest healthy weight. */
export const doctorSoon = 'Please talk to a doctor soon, and show them your weight log.'

/** The heading of a raise where a note of the page says why. */
export const moreFood = 'Your plan gets more food'

/** The heading of such a raise once the weight no longer falls too fast. */
export const wasTooFast = 'You were losing faster than is safe'

/** The same afterwards, in the list of changes. */
export const raiseReasons = {
  TOO_FAST: 'You lost faster than is safe.',
  NEAR_UNDERWEIGHT: 'You were close to the lowest healthy weight for your height.',
  BELOW_GOAL: 'You weighed less than you want to.',
} as const
