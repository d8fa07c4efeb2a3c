import type { RecipeWords } from '#planner/recipe.ts'

export const mushroomJackQuesadillasWords = {
  title: 'Mushroom, spinach and Jack quesadillas',
  blurb: {
    written:
      'Browned mushrooms, a swipe of refried beans and just enough melting cheese to hold two crisp {tortilla-wholemeal+} together.',
    'corn-tortilla':
      'Browned mushrooms, a swipe of refried beans and just enough melting cheese to hold crisp {corn-tortilla+} together.',
  },
  call: {
    'baby-spinach': 'spinach',
    'chestnut-mushrooms': 'mushrooms',
    'refried-beans': 'beans',
    'tortilla-wholemeal': 'tortilla, tortillas',
    'red-onion': 'onion',
    'olive-oil': 'oil',
    'monterey-jack': 'cheese',
  },
  prep: { 'chestnut-mushrooms': 'thickly sliced', 'red-onion': 'sliced', 'monterey-jack': 'coarsely grated' },
  steps: [
    'Fry {chestnut-mushrooms} and {red-onion} in {2/3} of the {olive-oil} over a high heat. First their water comes out, and only when the pan is dry again do they brown. Wait for that.',
    'Sprinkle with {cumin}, wilt the {baby-spinach} in the heat and scrape it all onto a board. Stop when the leaves have collapsed.',
    {
      written:
        'Spread one {1/2} of every {tortilla-wholemeal} with {refried-beans}, add {chestnut-mushrooms} and grated {monterey-jack}, and fold the other half over like a book.',
      'corn-tortilla':
        'Warm the {corn-tortilla+} until they bend without cracking. Spread one half of each with {refried-beans}, add a little of the {chestnut-mushrooms} and grated {monterey-jack}, and fold the other half over like a book.',
    },
    'Rub the frying pan with the last of the {olive-oil}. Toast the half-moons over a low heat, pressing with a spatula, until they have brown spots outside and ooze inside.',
    'Wait {1} minute before you cut them, or the cheese runs out. Dip the corners in {salsa}.',
  ],
} as const satisfies RecipeWords
