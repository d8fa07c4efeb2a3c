import type { RecipeWords } from '#planner/recipe.ts'

export const shrimpBurgersRemouladeWords = {
  title: 'Louisiana shrimp burgers with rémoulade',
  blurb: {
    written:
      'Chopped {prawns} bound by their own stickiness, seared and stacked in {a burger-bun} with crisp lettuce and a piquant sauce.',
    'gf-burger-bun':
      'Chopped {prawns} bound by their own stickiness, seared and stacked in a gluten-free bun with crisp lettuce and a piquant sauce.',
  },
  call: {
    'burger-bun': 'bun, buns',
    'iceberg-lettuce': 'lettuce',
    'hot-sauce': 'sauce',
    'gf-burger-bun': 'bun, gluten-free buns',
    'lemon-zest': 'zest',
    mustard: 'mustard',
    'vegan-mayonnaise': 'mayonnaise',
    'olive-oil': 'oil',
    cayenne: 'cayenne',
  },
  prep: {
    'spring-onion': 'finely sliced',
    celery: 'very finely diced',
    'iceberg-lettuce': 'shredded',
    tomato: 'sliced',
    capers: 'chopped',
  },
  steps: [
    'Pat the {prawns} dry. Chop {1/3} of them to a paste and the rest as coarse as peas. The paste holds the burgers together.',
    'Work in {spring-onion}, {celery}, {cornmeal}, {lemon-zest} and {cayenne}, shape a patty for each {burger-bun} and chill them in the fridge until they feel firm.',
    'Stir the rémoulade from {mayonnaise-light}, {mustard}, {capers} and hot {hot-sauce}.',
    'Slide the patties into the {olive-oil} in a moderately hot frying pan. Cook until no grey is left at the sides and both faces have an amber crust.',
    "Warm the split {burger-bun+} in the pan, cut side down, until they're crisp. Spread {hot-sauce} on every half, then add {iceberg-lettuce}, patty and {tomato}.",
  ],
} as const satisfies RecipeWords
