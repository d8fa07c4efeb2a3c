import type { RecipeWords } from '#planner/recipe.ts'

export const peachChickenSaladWords = {
  title: 'Georgia {peach} and {chicken-breast-cooked} salad',
  blurb:
    'High summer on a plate: ripe {peach}, cold {chicken-breast-cooked}, {cucumber} and {basil}, with an {avocado} and a hit of black pepper.',
  call: { 'black-pepper': 'pepper', 'apple-cider-vinegar': 'vinegar', 'olive-oil': 'oil', 'pumpkin-seeds': 'seeds' },
  prep: {
    peach: 'in slim wedges',
    'chicken-breast-cooked': 'sliced',
    cucumber: 'halved lengthways and sliced',
    avocado: 'in chunks',
  },
  steps: [
    'Stir the {honey} into the {apple-cider-vinegar} until it dissolves, then beat in {olive-oil}, {salt} and all of the {black-pepper}.',
    'Lay {peach} and {cucumber} in the dressing and turn them over with your hands until a little {peach} juice runs.',
    'Make a bed of {watercress}, and scatter {chicken-breast-cooked}, {avocado} and the dressed fruit across it.',
    'Tear up the {basil}, let it fall where it likes, and add the {pumpkin-seeds}.',
  ],
  tip: "Out of season, a ripe mango does the {peach}'s work.",
} as const satisfies RecipeWords
