import type { RecipeWords } from '#planner/recipe.ts'

export const balsamicStrawberriesWords = {
  title: '{Strawberries} and {peach} in balsamic',
  blurb: 'The old trick from Modena: a few dark drops make {strawberries} taste more of themselves.',
  call: { 'maple-syrup': 'syrup', 'black-pepper': 'pepper', 'balsamic-vinegar': 'balsamic' },
  prep: { strawberries: 'halved', peach: 'in slim wedges' },
  steps: [
    "Roll the {strawberries} and the {peach} in the {balsamic-vinegar} and the {maple-syrup} and let them stand until they're sitting in red juice.",
    'Stack the {basil} leaves, roll them like a cigar, and cut them into threads.',
    'Spoon the fruit into glasses with its juice. Top it with {basil}, {pumpkin-seeds} and one turn of the {black-pepper} mill.',
  ],
} as const satisfies RecipeWords
