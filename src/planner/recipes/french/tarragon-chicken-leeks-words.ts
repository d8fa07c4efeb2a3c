import type { RecipeWords } from '#planner/recipe.ts'

export const tarragonChickenLeeksWords = {
  title: '{Fresh-tarragon} {chicken-breast} with {leek+} and mushrooms',
  blurb:
    'Bistro {chicken-breast} made light: mustard and a good stock make the sauce, {fresh-tarragon} makes it French.',
  call: {
    'chestnut-mushrooms': 'mushrooms',
    'dijon-mustard': 'mustard',
    'chicken-stock': 'stock',
    'black-pepper': 'pepper',
    'olive-oil': 'oil',
  },
  prep: {
    leek: 'in coins',
    carrot: 'in slanting slices',
    'chestnut-mushrooms': 'quartered',
    'fresh-tarragon': 'chopped',
  },
  steps: [
    "Split each breast flat through the middle, as you'd a bread roll, to get thin cutlets. Sprinkle with {salt} and {black-pepper}.",
    "Brown them in {1/2} the {olive-oil} in a roomy frying pan, {side} or so a side, until both are golden, and move them to a plate. They'll finish cooking in the sauce.",
    "Fry the {chestnut-mushrooms} in the remaining {olive-oil} until their water has gone and they've browned.",
    'Add {carrot+}, {leek+} and a few spoonfuls of the {chicken-stock}. Put the lid on, lower the heat, and steam them until a knife slides into the {carrot}.',
    'Mix the {dijon-mustard} into the rest of the {chicken-stock} and pour it in. Slip the {chicken-breast} back and let it poach until firm and white to the centre.',
    'Stir through {fresh-tarragon} and {lemon-juice}, and taste the sauce before it leaves the stove.',
  ],
  tip: 'No {fresh-tarragon} about? Chervil or dill will do, in the same amount.',
} as const satisfies RecipeWords
