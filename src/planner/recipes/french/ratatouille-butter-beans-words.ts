import type { RecipeWords } from '#planner/recipe.ts'

export const ratatouilleButterBeansWords = {
  title: 'Ratatouille with butter beans',
  blurb: 'Provence in one pan. The beans drink the juices and make a meal of what is usually a side.',
  call: {
    'olive-oil': 'oil',
    'red-pepper': 'pepper',
    'tinned-tomatoes': 'tomatoes',
  },
  prep: {
    aubergine: 'in {2 cm} chunks',
    onion: 'sliced',
    'red-pepper': 'in strips',
    courgette: 'in half-moons',
    'butter-beans': 'drained',
  },
  steps: [
    'Salt the {aubergine} and fry it in a casserole with {2/3} of the {olive-oil}. At first it drinks the lot; keep turning it until it gives some back and the cut sides are tanned.',
    'Add the rest of the {olive-oil} with {onion} and {red-pepper}, and stir them together until they slump.',
    'Next come {courgette}, {dried-thyme} and {tinned-tomatoes}. Put the lid on and leave it be until the {courgette} is tender but has kept its shape.',
    'Slide in the {butter-beans} and take off the lid, so that the juices reduce until they just hold the vegetables together.',
  ],
  tip: 'Good hot, better lukewarm, best on the second day with a thread of oil.',
} as const satisfies RecipeWords
