import type { RecipeWords } from '#planner/recipe.ts'

export const beanSaladSmokedTofuWords = {
  title: 'White bean salad with peppers and smoked tofu',
  blurb: 'A Catalan salad for hot days: soft white beans and smoked tofu with sweet peppers, green olives and vinegar.',
  call: {
    'roasted-peppers': 'peppers',
    'smoked-tofu': 'tofu',
    'haricot-beans': 'beans',
    'green-olives': 'olives',
    'red-wine-vinegar': 'vinegar',
    'little-gem': 'lettuce',
    'olive-oil': 'oil',
    'smoked-paprika': 'paprika',
  },
  prep: {
    tomato: 'halved',
    'smoked-tofu': 'torn into flakes',
    'roasted-peppers': 'in ribbons',
    'spring-onion': 'sliced on the slant',
    'green-olives': 'stoned, halved',
    'little-gem': 'leaves apart',
  },
  steps: [
    'Grate the cut faces of the {tomato} on the coarse side of a grater until only the skin is left in your hand. Stir {red-wine-vinegar}, {olive-oil} and {smoked-paprika} into the pulp.',
    'Rinse the {haricot-beans} with cold water, drain them, and coat them with this red dressing.',
    'Pull the {smoked-tofu} apart with your fingers into ragged flakes, as one does with salt cod, and add it with the {roasted-peppers}, {spring-onion+} and {green-olives}.',
    'Line the plates with the {little-gem} leaves like boats and load them up.',
  ],
  tip: 'It travels well. Keep the lettuce separate and eat it with a fork at your desk.',
} as const satisfies RecipeWords
