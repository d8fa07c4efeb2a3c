import type { RecipeWords } from '#planner/recipe.ts'

export const tapenadeChicoryWords = {
  title: 'Black olive tapenade on {chicory} leaves',
  blurb: 'Olives, {capers}, {garlic} and {thyme} chopped to a dark paste, scooped up with crisp, bitter leaves.',
  call: { olives: 'olives', 'olive-oil': 'oil' },
  prep: { olives: 'stoned', capers: 'rinsed', thyme: 'leaves', 'cherry-tomatoes': 'diced' },
  steps: [
    'Chop the {garlic} and {thyme} very fine with a big knife. Add the {olives} and {capers} and keep rocking the blade until you have a coarse, moist paste.',
    'Scrape it into a bowl and bind it with the {olive-oil} and the {lemon-juice}.',
    'Separate the {chicory} into boats, put a teaspoon of tapenade in each, and brighten it with tomato.',
  ],
  tip: 'Under a film of oil, in a closed jar, the paste lasts for days.',
} as const satisfies RecipeWords
