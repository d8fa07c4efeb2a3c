import type { RecipeWords } from '#planner/recipe.ts'

export const avocadoLimeSlawWords = {
  title: '{Avocado} and lime slaw',
  blurb: 'Shredded {cabbage} and {carrot} in a green dressing that is nothing but {avocado}, lime and {coriander}.',
  call: { 'pumpkin-seeds': 'seeds', 'lime-juice': 'lime' },
  prep: {
    coriander: 'finely chopped',
    cabbage: 'finely shredded',
    carrot: 'coarsely grated',
    jalapeno: 'in thin half moons',
  },
  steps: [
    'Purée the {avocado} with a fork, thinning it with {lime-juice} and {water} until it drops off the fork, then stir in {coriander} and {salt}.',
    'Massage {cabbage}, {carrot} and {jalapeno} into the dressing with clean hands for a full minute, until the heap has shrunk by a third.',
    'Scatter the {pumpkin-seeds} on top and serve it straight away.',
  ],
} as const satisfies RecipeWords
