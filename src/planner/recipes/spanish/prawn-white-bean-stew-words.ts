import type { RecipeWords } from '#planner/recipe.ts'

export const prawnWhiteBeanStewWords = {
  title: 'Prawn and white bean stew',
  blurb: 'Red with paprika, thick with beans, and off the heat as soon as the prawns are pink.',
  call: {
    'olive-oil': 'oil',
    'garlic-powder': 'garlic powder',
    'tinned-tomatoes': 'tomatoes',
    'cannellini-beans': 'beans',
  },
  prep: {
    onion: 'finely chopped',
    'cannellini-beans': 'drained',
    prawns: 'thawed if frozen',
  },
  steps: [
    "Cook the {onion} with {2/3} of the {olive-oil} in a casserole, stirring until it's soft and see-through.",
    "Add {paprika}, {garlic-powder}, {tinned-tomatoes} and {salt}, and let the sauce bubble down until it's jammy.",
    "Add the {cannellini-beans}, heat them through, and fold in the {spinach} until it's wilted.",
    "Slip in the {prawns} and turn them in the sauce. They're done when each is pink, curled and opaque. Stir in the rest of the {olive-oil}.",
  ],
  tip: 'Warm leftovers slowly and only once, or the prawns turn to rubber.',
} as const satisfies RecipeWords
