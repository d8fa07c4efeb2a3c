import type { RecipeWords } from '#planner/recipe.ts'

export const sesameChickenNoriRollsWords = {
  title: 'Nori rolls with sesame {chicken-breast-cooked}',
  blurb:
    'Hand rolls without the rice: a sheet of nori, peppery leaves and {chicken-breast-cooked} in a thick sesame dressing.',
  call: { 'red-pepper': 'pepper', nori: 'nori', 'sesame-seeds': 'sesame' },
  prep: {
    'chicken-breast-cooked': 'in thin strips',
    nori: 'halved',
    'red-pepper': 'in strips',
    carrot: 'in matchsticks',
  },
  steps: [
    "Beat {tahini}, {lime-juice} and {soy-sauce} together. Turn the {chicken-breast-cooked} strips in this cream until they're coated.",
    'Hold a piece of {nori} in your open hand, shiny side down, with a sprig of {watercress} towards the thumb.',
    'Lay {chicken-breast-cooked}, {red-pepper} and {carrot} slantwise across it, pointing to the top left corner, and sprinkle on some {sesame-seeds}.',
    "Fold the near corner over and roll to the right, into a cone. Eat each one as soon as it's made.",
  ],
} as const satisfies RecipeWords
