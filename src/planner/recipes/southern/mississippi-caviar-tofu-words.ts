import type { RecipeWords } from '#planner/recipe.ts'

export const mississippiCaviarTofuWords = {
  title: 'Mississippi bean salad with smoked tofu',
  blurb: 'Black-eyed beans, peppers and {tinned-sweetcorn} in a sharp dressing, with smoked tofu to give them depth.',
  call: {
    'smoked-tofu': 'tofu',
    'black-eyed-beans': 'beans',
    'yellow-pepper': 'pepper, peppers',
    'hot-sauce': 'sauce',
    'red-wine-vinegar': 'vinegar',
    'olive-oil': 'oil',
    'cherry-tomatoes': 'tomatoes',
  },
  prep: {
    'smoked-tofu': 'in small cubes',
    'yellow-pepper': 'in small dice',
    'cherry-tomatoes': 'quartered',
    'spring-onion': 'sliced',
    parsley: 'chopped',
  },
  steps: [
    'Shake {red-wine-vinegar}, {olive-oil}, hot {hot-sauce} and {salt} in a jar with a tight lid.',
    'Rinse the {black-eyed-beans} until the water stops foaming, let them drip, and pour {1/2} of the jar over them so that they soak it up while you chop.',
    'Add the {tinned-sweetcorn}, {yellow-pepper}, {cherry-tomatoes}, {spring-onion+} and {smoked-tofu}, then the other {1/2} of the dressing.',
    "Add the {parsley} at the very end. It's better after {10 min} and best after {60 min}, if you can wait.",
  ],
  tip: 'Check the label of the tofu if you avoid gluten: some are smoked with soy sauce.',
} as const satisfies RecipeWords
