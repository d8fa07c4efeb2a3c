/** What the table says about bodies. A title has up to 40 characters, a text up to 90. */
export const figureWords = {
  bodyAsked: 'A picture can’t weigh you',
  bodyAskedText: 'The closest one will do. Your height and weight say more.',
  goalAsked: 'Choose a direction',
  goalAskedText: 'You see it here, beside where you start.',
  heightAsked: 'Height sets the range',
  heightAskedText: 'It says which weights are healthy for you.',
  body: 'Just a starting point',
  bodyText: 'Your height and weight will say more. No picture is a verdict.',
  goal: {
    THIN: 'Slim, never below healthy',
    TONED: 'Slimmer, strength kept',
    CURVY: 'Lighter, with your curves',
    ATHLETIC: 'Lighter and stronger',
  },
  /** Below a range of weights. */
  healthyText: 'The healthy range for your height.',
  firstStep: (mass: string): string => `A first step is ${mass}`,
  firstStepText: (range: string): string =>
    `Even five percent less is good for your health. The healthy range is ${range}.`,
  start: 'This is where you start',
  healthy: (range: string): string => `The healthy range for your height is ${range}.`,
  steady: 'Staying where you are',
  toLose: (mass: string, percent: string): string => `${mass} to lose, ${percent}% of your weight`,
  goalText: 'On the left, where you start. Protein in every meal keeps the muscle.',
} as const
