import type { RecipeWords } from '#planner/recipe.ts'

export const tunaAppleCelerySeedsWords = {
  title: 'Crunchy tuna salad with {apple} and {pumpkin-seeds}',
  blurb: 'All crunch: tuna with crisp {celery}, sweet {apple} and a sharp lemon dressing.',
  call: {
    'tuna-tinned': 'tuna',
    'lemon-juice': 'lemon',
    'olive-oil': 'oil',
  },
  prep: {
    apple: 'in small dice',
    celery: 'thinly sliced',
  },
  steps: [
    'Shake {lemon-juice}, {olive-oil}, {mustard} and {salt} in a jar until they hold together.',
    'Cut the {apple} and {celery} straight into a bowl, add the {raisins}, and coat them with the dressing before the {apple} can brown.',
    'Fold in the {tuna-tinned} in chunks and scatter with {pumpkin-seeds}.',
  ],
} as const satisfies RecipeWords
