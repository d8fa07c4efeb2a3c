import type { RecipeWords } from '#planner/recipe.ts'

export const appleCabbageSlawPumpkinSeedsWords = {
  title: 'Vinegar slaw with {apple} and pumpkin seeds',
  blurb:
    'Barbecue slaw the Carolina way: white cabbage and sharp {apple}, wilted with vinegar, loud with toasty seeds.',
  call: { 'apple-cider-vinegar': 'vinegar', 'pumpkin-seeds': 'seeds', 'olive-oil': 'oil' },
  steps: [
    "Shave the {cabbage} as fine as your knife allows. Sprinkle it with {salt} and {apple-cider-vinegar} and squeeze it hard by the handful until it's limp and wet.",
    'Coarsely grate the {apple} around its core, straight into the bowl, and stir in {olive-oil} and {cumin-seeds}.',
    'Leave it for {1 min} or two to soak up the flavours, then top with the {pumpkin-seeds}.',
  ],
} as const satisfies RecipeWords
