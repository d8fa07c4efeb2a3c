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
    'Salt the {aubergine} and fry it in a casserole with {2/3} of the {olive-oil}. At first it soaks up all the oil. Keep turning it until it gives some back and the cut sides are brown.',
    "Add the rest of the {olive-oil} with {onion} and {red-pepper}, and stir them together until they're soft.",
    'Add {courgette}, {dried-thyme} and {tinned-tomatoes}. Put the lid on and leave it alone until the {courgette} is tender but has kept its shape.',
    'Slide in the {butter-beans} and take off the lid, so that the juices reduce until they just hold the vegetables together.',
  ],
  tip: 'Good hot, better lukewarm, best on the second day with a little oil.',
} as const satisfies RecipeWords
