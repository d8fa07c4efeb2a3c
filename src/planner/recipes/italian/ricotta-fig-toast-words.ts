import type { RecipeWords } from '#planner/recipe.ts'

export const ricottaFigToastWords = {
  title: {
    written: '{Ricotta} toast with {fig+} and lemon',
    'gf-bread': '{Ricotta} on gluten-free toast with {fig+} and lemon',
  },
  blurb: "Cool {ricotta}, ripe {fig+} and a thread of {honey} on crisp {sourdough}: {5 min}, and you're on a terrace.",
  call: { sourdough: 'bread' },
  steps: [
    "Toast the {sourdough} until it's brown enough to crackle.",
    {
      written: "Meanwhile whip the {lemon-zest} into the {ricotta} with a fork until it's light and fluffy.",
      'soya-yogurt': "Meanwhile whip the {lemon-zest} into the {soya-yogurt} with a fork until it's thick and smooth.",
    },
    'Spread it to the corners, tear the {fig+} open over the toast, and let the {honey} run from the spoon in a fine line.',
  ],
  tip: 'Out of season, a ripe pear or a few halved cherries take the place of the {fig+}.',
} as const satisfies RecipeWords
