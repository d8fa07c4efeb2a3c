import type { RecipeWords } from '#planner/recipe.ts'

export const lambMintBurgersWords = {
  title: 'Lamb and {mint} burgers with {radish} salad',
  blurb: {
    written:
      'Roast lamb and {mint} sauce turned into a burger: juicy, green-flecked patties and a cold, peppery salad.',
    'gf-burger-bun':
      'Roast lamb and {mint} sauce turned into a gluten-free burger: juicy, green-flecked patties and a cold, peppery salad.',
  },
  call: {
    'black-pepper': 'pepper',
    'red-onion': 'onion',
    'lamb-mince': 'mince',
    'burger-bun': 'bun, buns',
    'gf-burger-bun': 'bun, gluten-free buns',
    'apple-cider-vinegar': 'vinegar',
    'olive-oil': 'oil',
  },
  prep: {
    mint: 'finely chopped',
    'red-onion': 'half chopped to crumbs, half in rings',
    cucumber: 'thinly sliced',
    radish: 'thinly sliced',
    'burger-bun': 'split',
    'gf-burger-bun': 'split',
  },
  steps: [
    'Knead {black-pepper}, chopped {red-onion}, {1/2} the {mint} and nearly all the {salt} into the {lamb-mince} with wet hands. Pat out a disc for each {burger-bun}, wider than it and thinner in the middle.',
    'Dress {cucumber} and {radish+} with {apple-cider-vinegar}, {olive-oil} and the last grains of {salt}. Set aside. They soften a little and turn glossy.',
    'Stir the other {1/2} of the {mint} into the {natural-yogurt}.',
    "Get a frying pan so hot that it just begins to smoke, without {olive-oil}, and lay in the burgers. The burgers need about {side} a side. Press the centre, and if the juice runs clear they're done.",
    [
      "Toast the cut faces of the {burger-bun+} in the pan until they're golden.",
      {
        written: 'Stack: leaf, burger, {mint} {natural-yogurt}, {red-onion} rings, lid.',
        'soya-yogurt': 'Stack: leaf, burger, {mint} yogurt, {red-onion} rings, lid.',
      },
      'Serve the salad alongside.',
    ],
  ],
} as const satisfies RecipeWords
