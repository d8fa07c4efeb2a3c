import type { RecipeWords } from '#planner/recipe.ts'

export const tofuChorizoTacosWords = {
  title: '{Adobo-chipotle} {tofu} tacos with {radish} and {avocado}',
  blurb:
    'Crumbled {tofu} fried until crisp at the corners, red with paprika, vinegar and {adobo-chipotle}, in warm corn tortillas.',
  call: {
    'smoked-paprika': 'paprika',
    'apple-cider-vinegar': 'vinegar',
    'corn-tortilla': 'tortillas',
    'rapeseed-oil': 'oil',
  },
  prep: {
    garlic: 'crushed',
    'adobo-chipotle': 'mashed',
    avocado: 'in thin slices',
    radish: 'cut into matchsticks',
    coriander: 'leaves and tender stalks',
  },
  steps: [
    'Wring the {tofu} in a clean tea towel as if it were a wet sock, then rub it between your fingers into pieces no bigger than a chickpea.',
    'Spread the crumbs over the hot {rapeseed-oil} in a large frying pan and {salt} them. Leave them be for minutes at a time: you want a crackle, and edges the colour of toast.',
    'Clear a space in the middle for the {garlic}, {smoked-paprika}, {dried-oregano} and {adobo-chipotle}. Once they smell smoky, roll the {tofu} through until every crumb is stained red.',
    'Splash in the {apple-cider-vinegar} and scrape the pan while it hisses.',
    'Move the filling to a bowl and use the empty pan for the {corn-tortilla}, two by two, {0.5 min} a side, keeping them soft under the tea towel.',
    'Load each one with red crumbs, {avocado}, {radish} and {coriander}, fold, and lean over your plate.',
  ],
  tip: 'The filling alone keeps three days and is just as good on rice or stuffed into a baked potato.',
} as const satisfies RecipeWords
