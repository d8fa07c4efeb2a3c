import type { RecipeWords } from '#planner/recipe.ts'

export const pruneAppleBircherWords = {
  title: 'Apple and Agen prune bircher',
  blurb: '{Apple-puree} and {natural-yogurt} stirred thick with sticky {prunes} and {cinnamon}, and ready in {10 min}.',
  prep: { prunes: 'stoned and snipped' },
  steps: [
    'Stir {oats}, {apple-puree}, {natural-yogurt} and {cinnamon} together and walk away for a few minutes, while the flakes lose their chalkiness.',
    'Fold in the {prunes}, leaving dark streaks, and scatter {sunflower-seeds} over the bowl.',
  ],
  tip: 'Left overnight it thickens; a splash of water brings it back.',
} as const satisfies RecipeWords
