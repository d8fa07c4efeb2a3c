import type { RecipeWords } from '#planner/recipe.ts'

export const appleCabbageSlawPumpkinSeedsWords = {
  title: 'Vinegar slaw with {apple} and pumpkin seeds',
  blurb:
    'Barbecue slaw the Carolina way: white cabbage and sharp {apple}, wilted with vinegar, loud with toasty seeds.',
  call: { 'apple-cider-vinegar': 'vinegar', 'pumpkin-seeds': 'seeds', 'olive-oil': 'oil' },
  steps: [
    'Shave the {cabbage} as fine as your knife allows. With {salt} and {apple-cider-vinegar}, squeeze it hard by the handful until it is limp and wet.',
    'Coarsely grate the {apple} around its core, straight into the bowl, and stir in {olive-oil} and {cumin-seeds}.',
    'Leave it to get acquainted for {1 min} or two and top with the {pumpkin-seeds}.',
  ],
} as const satisfies RecipeWords
