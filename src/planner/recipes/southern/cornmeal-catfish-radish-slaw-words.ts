import type { RecipeWords } from '#planner/recipe.ts'

export const cornmealCatfishRadishSlawWords = {
  title: '{Cornmeal} catfish with lemony slaw',
  blurb: 'A fish fry with a tablespoon and a half of oil: gritty golden crust, sweet white flesh and a crunchy slaw.',
  call: {
    catfish: 'fillet, fillets',
    'rapeseed-oil': 'oil',
    'greek-yogurt-2': 'yogurt',
    'red-cabbage': 'cabbage',
    'lemon-juice': 'lemon',
    cayenne: 'cayenne',
  },
  prep: { 'red-cabbage': 'very finely sliced', carrot: 'in matchsticks', radish: 'in matchsticks' },
  steps: [
    'Leave the {catfish+} in the {buttermilk} while you slice the vegetables.',
    'Stir {greek-yogurt-2}, {lemon-juice} and {1/3} of the {salt} into the {red-cabbage}, {carrot} and {radish+} and put it to one side.',
    'On a plate, mix {cornmeal}, {paprika}, {cayenne} and the other {2/3} of the {salt}. Let each {catfish} drip, then press it in, patting the crumbs on.',
    'Get the {rapeseed-oil} shimmering in a frying pan. Lay the fish in, away from you, leave it until the rim is golden, and turn it over just once.',
    [
      'To check it, push the thickest part with a fork. It should come apart in moist flakes.',
      { written: 'Eat at once with the slaw and bread.', 'gf-bread': 'Eat at once with the slaw and the {gf-bread}.' },
    ],
  ],
} as const satisfies RecipeWords
