import type { RecipeWords } from '#planner/recipe.ts'

export const mackerelCarrotAppleSlawWords = {
  title: 'Mackerel with {carrot} and {apple} slaw',
  blurb: 'Rich, smoky-tasting fish on a heap of something raw, sweet and sour, ready as soon as you have grated it.',
  call: {
    'mackerel-tinned': 'mackerel',
    'apple-cider-vinegar': 'vinegar',
    'olive-oil': 'oil',
  },
  prep: {
    apple: 'coarsely grated',
  },
  steps: [
    'Grate the {carrot+} and the {apple} on the coarse side of the grater.',
    'Whisk {apple-cider-vinegar}, {mustard}, {olive-oil} and {salt} and mix them through with your hands.',
    'Lay the {mackerel-tinned} on top in large flakes and scatter with {sunflower-seeds}.',
  ],
} as const satisfies RecipeWords
