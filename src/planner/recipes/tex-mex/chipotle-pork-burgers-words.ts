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
    'Squeeze the {red-cabbage} with {lime-juice} until it squeaks, and set it aside.',
    "Knead the {pork-mince-lean} with {adobo-chipotle}, {cumin}, {garlic-powder} and {salt} for {0.5 min}, until it's sticky and holds together. With wet palms shape a disc for each {burger-bun-wholemeal}, a finger wider.",
    'Heat {1/2} the {rapeseed-oil} in a heavy frying pan and fry the {pineapple} on both sides until caramel-brown patches appear. Keep it warm.',
    "Put in the patties with the other teaspoon of oil. Fry them for {time} on one side and {time} on the other, at a steady sizzle, until they're grey-brown right to the middle, with no pink left.",
    {
      written: 'Lay the Jack over them, put on a lid and look after {1 min}. It should be melting down the sides.',
      avocado: 'Take them off the heat and lay the {avocado} over them.',
    },
    'Wipe the pan with the cut sides of the {burger-bun-wholemeal+}, and fill them with {red-cabbage}, patty and {pineapple}. Press the lid on and pick it up with both hands.',
  ],
} as const satisfies RecipeWords
