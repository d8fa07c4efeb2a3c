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
    'Wring the {tofu} in a clean tea towel as hard as you can, then rub it between your fingers into pieces no bigger than a chickpea.',
    'Spread the crumbs over the hot {rapeseed-oil} in a large frying pan and {salt} them. Leave them alone for minutes at a time, until they crackle and the edges are the colour of toast.',
    'Clear a space in the middle for the {garlic}, {smoked-paprika}, {dried-oregano} and {adobo-chipotle}. Once they smell smoky, stir in the {tofu} until every crumb is red.',
    'Splash in the {apple-cider-vinegar} and scrape the pan until it has hissed dry.',
    'Move the filling to a bowl and warm the {corn-tortilla} in the empty pan, two by two, {0.5 min} a side, until they bend without cracking. Keep them soft under the tea towel.',
    'Load each one with red crumbs, {avocado}, {radish} and {coriander}, fold, and lean over your plate.',
  ],
  tip: 'The filling alone keeps three days and is just as good on rice or stuffed into a baked potato.',
} as const satisfies RecipeWords
