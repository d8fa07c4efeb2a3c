import type { RecipeWords } from '#planner/recipe.ts'

export const pruneAppleBircherWords = {
  title: 'Apple and Agen prune bircher',
  blurb: '{Apple-puree} and {natural-yogurt} stirred thick with sticky {prunes} and {cinnamon}, and ready in {10 min}.',
  prep: { prunes: 'stoned and snipped' },
  steps: [
    'Stir {oats}, {apple-puree}, {natural-yogurt} and {cinnamon} together and leave it for a few minutes, until the flakes are soft.',
    'Fold in the {prunes}, leaving dark streaks, and scatter {sunflower-seeds} over the bowl.',
  ],
  tip: 'Left overnight it thickens. A splash of water brings it back.',
} as const satisfies RecipeWords
