import type { RecipeWords } from '#planner/recipe.ts'

export const peanutJellyPorridgeWords = {
  title: '{Peanut-butter} and jelly porridge',
  blurb:
    'The great American sandwich turned into a bowl: soft {oats}, {raspberries} crushed to a quick {jam-reduced} and a ripple of peanut.',
  steps: [
    [
      'In the deepest bowl you own, stir {oats}, {milk-semi}, {water} and {salt}.',
      {
        written: 'It has to be deep, because {oats} rise as they cook.',
        'gf-oats': 'It has to be deep, because oats rise as they cook.',
      },
    ],
    "Microwave at full power for {90 s}, stir, and give it another minute. It's thick enough when the spoon leaves a dent.",
    'Meanwhile crush the {raspberries} into the {jam-reduced} with a fork until they drip red.',
    'Swirl the {peanut-butter} through once or twice and spoon the fruit on top.',
  ],
} as const satisfies RecipeWords
