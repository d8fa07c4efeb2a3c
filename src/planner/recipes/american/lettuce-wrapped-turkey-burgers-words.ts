import type { RecipeWords } from '#planner/recipe.ts'

export const lettuceWrappedTurkeyBurgersWords = {
  title: 'Turkey burgers in lettuce with {sweet-potato} chips',
  blurb:
    'California calls it protein style: juicy sage turkey burgers between cold crisp leaves, with a tray of hot chips.',
  call: {
    'iceberg-lettuce': 'lettuce',
    'dried-sage': 'sage',
    'olive-oil': 'oil',
    'turkey-mince': 'mince',
    'black-pepper': 'pepper',
    'dill-pickle': 'pickle',
    mustard: 'mustard',
  },
  prep: { 'sweet-potato': 'in sticks a finger thick', shallot: 'grated', tomato: 'sliced' },
  steps: [
    'Heat the oven to {oven}. Rub the {sweet-potato} with {2/3} of the {olive-oil}, the {paprika} and {1/2} of the {salt}, and spread the sticks out on a baking tray so none touch.',
    'Roast them on a high shelf, well spread out, until the tips are dark and the centres are soft.',
    'While they roast, wet your hands and knead the {turkey-mince} with {shallot}, {dried-sage}, {black-pepper} and the {salt} you kept back. Make flat burgers the size of your palm, thinner in the centre.',
    "Meanwhile cook the burgers in what's left of the {olive-oil} in a frying pan, {side} a side. Cut one open to check that there's no pink left.",
    'Cup each burger in two {iceberg-lettuce} leaves with {tomato}, {dill-pickle} and a smear of {mustard}, and eat it over the plate.',
  ],
  tip: 'Leftover burgers are good cold, sliced into a salad.',
} as const satisfies RecipeWords
