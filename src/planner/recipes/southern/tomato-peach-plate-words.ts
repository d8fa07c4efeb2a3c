import type { RecipeWords } from '#planner/recipe.ts'

export const tomatoPeachPlateWords = {
  title: '{Tomato} and {peach} plate with {basil} and seeds',
  blurb:
    'What is eaten on the porch while supper cooks: ripe {tomato+} and ripe {peach+}, black pepper, {basil} and a few seeds.',
  call: { 'pumpkin-seeds': 'seeds', 'black-pepper': 'pepper', 'apple-cider-vinegar': 'vinegar', 'olive-oil': 'oil' },
  prep: { tomato: 'in thick slices', peach: 'in thick slices' },
  steps: [
    'Overlap slices of {tomato} and {peach} on a plate, one after the other, and {salt} the {tomato} only.',
    'Sprinkle with {apple-cider-vinegar} and {olive-oil}, wait {time} for pink juice to gather, then give it {black-pepper}, {pumpkin-seeds} and torn {basil}.',
  ],
} as const satisfies RecipeWords
