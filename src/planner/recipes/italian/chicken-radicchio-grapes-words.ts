import type { RecipeWords } from '#planner/recipe.ts'

export const chickenRadicchioGrapesWords = {
  title: 'Agrodolce {chicken-breast-cooked} with {radicchio} and {grapes}',
  blurb:
    'Bitter leaves, sweet {grapes}, sharp balsamic: the sweet-and-sour of the north, with tender ready-cooked {chicken-breast-cooked} and no stove.',
  call: {
    'red-onion': 'onion',
    'olive-oil': 'oil',
    'black-pepper': 'pepper',
    'sunflower-seeds': 'seeds',
    'balsamic-vinegar': 'balsamic',
  },
  prep: {
    'red-onion': 'in wisps',
    grapes: 'halved',
    celery: 'sliced on the slant, leaves kept',
    'chicken-breast-cooked': 'torn along the grain',
  },
  steps: [
    "Let the {raisins} and the {red-onion} wisps soak in the {balsamic-vinegar} with the {salt}, until they're plump and pink.",
    'Quarter the {radicchio} through its root, cut out the white core, and slice it no wider than a bootlace.',
    'Work the {olive-oil} and {black-pepper} into the balsamic, then turn the {chicken-breast-cooked} in it until every shred is coated.',
    'Bring in {celery}, {grapes} and {radicchio}. Mix with your fingers, lifting from below, so that nothing bruises.',
    'Scatter over the {sunflower-seeds} and the pale {celery} leaves.',
  ],
  tip: '{Radicchio} too bitter for you? {10 Min} in iced water makes it milder and crisper.',
} as const satisfies RecipeWords
