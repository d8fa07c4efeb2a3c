import type { RecipeWords } from '#planner/recipe.ts'

export const coronationChickenGemCupsWords = {
  title: 'Coronation {chicken-breast-cooked} in lettuce cups',
  blurb: 'The garden-party classic with ripe {avocado} for a dressing, dried apricots and warm curry spice.',
  call: { 'little-gem': 'lettuce', 'dried-apricots': 'apricots', 'pumpkin-seeds': 'seeds' },
  prep: {
    'chicken-breast-cooked': 'torn into strips',
    celery: 'finely sliced',
    'dried-apricots': 'snipped small',
    mango: 'cubed',
    'little-gem': 'leaves separated',
  },
  steps: [
    'Scoop the {avocado} into a mixing bowl with {lemon-juice}, {curry-powder} and {salt} and mash with a fork to a smooth yellow-green cream.',
    'Fold in {chicken-breast-cooked}, {celery} and {dried-apricots} until every strip is coated.',
    'Choose the best-shaped {little-gem} leaves as cups. Line the plates with the others.',
    'Fill the cups, spoon the {mango} over them, and scatter the {pumpkin-seeds} on top.',
  ],
  tip: 'The {avocado} keeps its colour until tomorrow if you press baking paper right onto the surface.',
} as const satisfies RecipeWords
