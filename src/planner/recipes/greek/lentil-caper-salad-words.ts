import type { RecipeWords } from '#planner/recipe.ts'

export const lentilCaperSaladWords = {
  title: 'Lentil salad with {capers} and roasted peppers',
  blurb:
    'The summer version of fakes, the lentils every Greek grandmother cooks: cold, sharp with vinegar, full of crunch.',
  call: {
    'roasted-peppers': 'peppers',
    'lentils-tinned': 'lentils',
    'red-wine-vinegar': 'vinegar',
    'red-onion': 'onion',
    'olive-oil': 'oil',
    'cherry-tomatoes': 'tomatoes',
  },
  prep: {
    'roasted-peppers': 'in strips',
    cucumber: 'diced small',
    'cherry-tomatoes': 'quartered',
    'red-onion': 'in paper-thin half rings',
    capers: 'rinsed',
    parsley: 'leaves and thin stalks, chopped',
  },
  steps: [
    'Put the {red-onion} in a big bowl with the {red-wine-vinegar} and the {salt} and scrunch it with your fingers until it turns pink.',
    'Rinse the {lentils-tinned} under the tap in a sieve and shake hard. Any water left behind would thin the dressing.',
    'Whisk the {olive-oil} and the {dried-oregano}, rubbed between your palms, into the pink {red-wine-vinegar}.',
    'Add the {lentils-tinned}, {roasted-peppers}, {cucumber}, {cherry-tomatoes}, {capers} and {parsley}. Fold from the bottom up so that the {lentils-tinned} stay whole.',
    'Taste it, then scatter the {pumpkin-seeds} over each plate at the last minute so they stay crisp.',
  ],
  tip: "It's even better after {60 min} in the fridge. Add the seeds only when you eat.",
} as const satisfies RecipeWords
