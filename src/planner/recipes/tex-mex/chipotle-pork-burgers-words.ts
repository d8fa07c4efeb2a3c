import type { RecipeWords } from '#planner/recipe.ts'

export const chipotlePorkBurgersWords = {
  title: '{Adobo-chipotle} pork burgers with {pineapple}',
  blurb: {
    written: 'Juicy, smoky patties under seared {pineapple} and a slice of melted Jack, with lime-dressed red cabbage.',
    avocado:
      'Juicy, smoky patties under seared {pineapple} and slices of ripe {avocado}, with lime-dressed red cabbage.',
  },
  call: {
    'red-cabbage': 'cabbage',
    'burger-bun-wholemeal': 'bun, buns',
    'gf-burger-bun': 'bun, gluten-free buns',
    'rapeseed-oil': 'oil',
    'pork-mince-lean': 'pork',
  },
  prep: {
    'red-cabbage': 'finely shredded',
    avocado: 'sliced',
    'burger-bun-wholemeal': 'split',
    'gf-burger-bun': 'split',
  },
  steps: [
    'Squeeze the {red-cabbage} with {lime-juice} until it squeaks, and forget about it.',
    'Knead the {pork-mince-lean} with {adobo-chipotle}, {cumin}, {garlic-powder} and {salt} for {0.5 min}, till it turns tacky and holds together. With wet palms shape a disc for each {burger-bun-wholemeal}, a finger wider.',
    'Slick a heavy frying pan with {1/2} the {rapeseed-oil} and brand the {pineapple} on either side until caramel stripes appear. Keep it warm.',
    'Then the patties, with the second teaspoon. {Time} down, {time} over, at a steady sizzle. Pork has to be hot and grey-brown right to its middle, with no pink left.',
    {
      written: 'Shingle the Jack over them, clap on a lid and peek after {1 min}: it should be sliding down the sides.',
      avocado: 'Take them off the heat and shingle the {avocado} over them.',
    },
    'Mop the pan with the cut faces of the {burger-bun-wholemeal+}, and build: {red-cabbage}, patty, {pineapple}, lid. Press once and pick it up with both hands.',
  ],
} as const satisfies RecipeWords
