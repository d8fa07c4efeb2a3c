import type { RecipeWords } from '#planner/recipe.ts'

export const chickenCacciatoraWords = {
  title: 'Weeknight {chicken-thigh} alla cacciatora',
  blurb: "The hunter's stew in {30 min}: tender thighs, peppers, mushrooms and olives in a dark tomato sauce.",
  call: {
    'chicken-thigh': 'chicken, thighs',
    'red-pepper': 'peppers',
    'chestnut-mushrooms': 'mushrooms',
    olives: 'olives',
    'olive-oil': 'oil',
    'red-onion': 'onion',
    'balsamic-vinegar': 'vinegar',
    'tinned-tomatoes': 'tomatoes',
  },
  prep: {
    'chicken-thigh': 'each cut in three',
    'red-onion': 'sliced',
    'red-pepper': 'in thick strips',
    'chestnut-mushrooms': 'halved',
    garlic: 'crushed',
    olives: 'stoned',
  },
  steps: [
    "Salt the {chicken-thigh}. Brown it briskly in {1/2} the {olive-oil} in a large frying pan, turning once, and put it aside while it's still pink within.",
    "Fry the {chestnut-mushrooms} on their own in the fat that's left, until their juice has come out and boiled away.",
    'Add the rest of the {olive-oil}, the {red-onion} and the {red-pepper}. Stir them about until the strips droop and the {red-onion} smells sweet.',
    'Throw in {garlic} and {rosemary}, count to thirty, and scrape up everything brown with the {balsamic-vinegar}. Go on as soon as nothing sticks to the pan.',
    'Add the {tinned-tomatoes}, the {olives} and the {chicken-thigh} with its juices. Half cover it and let it simmer until the sauce clings and the thickest piece of meat shows no pink.',
  ],
  tip: 'Good over polenta or with bread if you eat them, and better the day after.',
} as const satisfies RecipeWords
