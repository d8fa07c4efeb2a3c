import type { RecipeWords } from '#planner/recipe.ts'

export const peanutJellyPorridgeWords = {
  title: '{Peanut-butter} and jelly porridge',
  blurb:
    'The great American sandwich turned into a bowl: soft {oats}, {raspberries} crushed to a quick {jam-reduced} and a ripple of peanut.',
  steps: [
    [
      'In the deepest bowl you own, stir {oats}, {milk-semi}, {water} and {salt}.',
      { written: 'Deep matters, because {oats} climb.', 'gf-oats': 'Deep matters, because oats climb.' },
    ],
    'Microwave at full power for {90 s}, stir, and give it another minute. It is thick enough when the spoon leaves a dent.',
    'Meanwhile bruise the {raspberries} with the {jam-reduced} until they drip red.',
    'Swirl the {peanut-butter} through in one lazy figure of eight and fill the furrows with fruit.',
  ],
} as const satisfies RecipeWords
