import type { RecipeWords } from '#planner/recipe.ts'

export const tunaCourgetteRibbonsOlivesWords = {
  title: '{Courgette} ribbons with tuna and {olives}',
  blurb:
    'Raw ribbons, softened by salt and vinegar until they bend like tagliatelle, with everything a puttanesca has.',
  call: {
    'cherry-tomatoes': 'tomatoes',
    'white-wine-vinegar': 'vinegar',
    'olive-oil': 'oil',
    'tuna-tinned': 'tuna',
  },
  prep: {
    courgette: 'peeled into ribbons',
    'cherry-tomatoes': 'halved',
  },
  steps: [
    'Peel the {courgette} lengthways into ribbons, toss them in a bowl with {white-wine-vinegar}, {dried-oregano} and {salt}, and leave them until they bend easily.',
    'Mix in {cherry-tomatoes}, {olives} and {olive-oil}.',
    'Break the {tuna-tinned} over it and finish with {pumpkin-seeds}.',
  ],
} as const satisfies RecipeWords
