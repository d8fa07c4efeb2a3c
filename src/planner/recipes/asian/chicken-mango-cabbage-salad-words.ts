import type { RecipeWords } from '#planner/recipe.ts'

export const chickenMangoCabbageSaladWords = {
  title: '{Chicken-breast-cooked}, {mango} and cabbage salad with lime',
  blurb:
    'Gỏi gà for hot days: shredded cabbage, ripe {mango} and {chicken-breast-cooked}, all {mint} and lime, with toasted coconut on top.',
  call: {
    'red-cabbage': 'cabbage',
    'olive-oil': 'oil',
    'green-chilli': 'chilli',
    'red-onion': 'onion',
    'pumpkin-seeds': 'seeds',
    'coconut-chips': 'coconut',
  },
  prep: {
    'green-chilli': 'finely chopped',
    'red-cabbage': 'finely shredded',
    'chicken-breast-cooked': 'torn into strips',
    mango: 'in thin slices',
    'red-onion': 'in half-rings',
    mint: 'leaves torn',
  },
  steps: [
    'Stir {lime-juice}, {soy-sauce}, {olive-oil} and {green-chilli} in a large bowl.',
    'Add {red-cabbage}, {red-onion} and {salt} and knead them like dough for {1 min}, until the {red-cabbage} is soft, wet and bright magenta.',
    'Lift in the {chicken-breast-cooked}, the {mango} and the {mint} with both hands, so that the slices stay whole.',
    "Scatter {coconut-chips} and {pumpkin-seeds} over it once it's on the plates, or they'll go soft.",
  ],
  tip: 'If you eat fish, a teaspoon of fish sauce in place of the {salt} is what a cook in Hanoi would use.',
} as const satisfies RecipeWords
