import type { RecipeWords } from '#planner/recipe.ts'

export const tzatzikiPeppersWords = {
  title: { written: 'Tzatziki with pepper boats', 'soya-yogurt': 'Soya tzatziki with pepper boats' },
  blurb: 'Thick enough to stand a spoon in, cold, garlicky, and scooped up with boats of sweet red pepper.',
  call: {
    'red-pepper': 'pepper',
    'greek-yogurt-2': 'yogurt',
    'dried-mint': 'mint',
    'white-wine-vinegar': 'vinegar',
    'olive-oil': 'oil',
  },
  prep: { garlic: 'grated', 'red-pepper': 'cut into wide boats' },
  steps: [
    "Grate the {cucumber}, {salt} it and leave it alone for {time}, until it's wet.",
    'Squeeze it in your fist until not another drop comes out. Dry {cucumber} is the whole secret.',
    'Stir {greek-yogurt-2}, {garlic}, {dried-mint}, {white-wine-vinegar} and {olive-oil} around it, and scoop it up with the {red-pepper}.',
  ],
  tip: 'A night in the fridge makes the {garlic} bolder.',
} as const satisfies RecipeWords
