import type { RecipeWords } from '#planner/recipe.ts'

export const coconutChickpeaSweetPotatoCurryWords = {
  title: 'Chickpea and {sweet-potato} coconut curry',
  blurb: 'A mild weeknight curry that thickens itself with red lentils and turns silky with {coconut-milk-light}.',
  call: {
    'rapeseed-oil': 'oil',
    'red-lentils': 'lentils',
    'coconut-milk-light': 'coconut milk',
  },
  prep: {
    onion: 'chopped',
    'sweet-potato': 'in {1 cm} dice',
    'red-lentils': 'rinsed',
    chickpeas: 'drained',
  },
  steps: [
    'Warm the {rapeseed-oil} in a casserole and stir the {onion} and {salt} about until the pieces are soft and just gold at the edges.',
    'Stir in the {curry-powder} and keep stirring until it smells strong and spicy.',
    'Add {sweet-potato}, {red-lentils}, {chickpeas}, {coconut-milk-light} and {water}. Bring it up to a bubble, then cover and leave it alone until a fork slides into the {sweet-potato} and the {red-lentils} have cooked to a sauce.',
    "Push the {spinach} under the surface, a handful at a time. It's ready once every leaf has gone limp and dark.",
  ],
  tip: 'It thickens overnight. A splash of water when you reheat it brings the sauce back.',
} as const satisfies RecipeWords
