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
    'Pat the {prawns} dry. Chop {1/3} of them to a paste and the rest as coarse as peas; the paste is your glue.',
    'Work in {spring-onion}, {celery}, {cornmeal}, {lemon-zest} and {cayenne}, slap it together into a patty for each {burger-bun} and chill them.',
    'Stir the rémoulade from {mayonnaise-light}, {mustard}, {capers} and hot {hot-sauce}.',
    'Slide the patties into the {olive-oil} in a moderately hot frying pan. Cook until no grey is left at the sides and both faces are crusted amber.',
    "Warm the split {burger-bun+} in the pan's heat. {Hot-sauce} on every half, then {iceberg-lettuce}, patty and {tomato}. They are warm when the cut side is crisp.",
  ],
} as const satisfies RecipeWords
