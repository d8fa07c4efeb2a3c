import type { RecipeWords } from '#planner/recipe.ts'

export const chickenSweetPotatoCoconutCurryWords = {
  title: 'Chicken and {sweet-potato} coconut curry',
  blurb: 'Gentle, golden and all in one pot: the vegetables steam in {coconut-milk-light} above the spices.',
  call: {
    'olive-oil': 'oil',
    'chicken-thigh': 'chicken',
    'coconut-milk-light': 'coconut milk',
  },
  prep: {
    onion: 'sliced',
    'chicken-thigh': 'in {3 cm} pieces',
    'sweet-potato': 'in {2 cm} dice',
    cauliflower: 'in florets',
  },
  steps: [
    'Heat the {olive-oil} in a casserole and stir the {onion} in it until the rings have gone soft.',
    'Add {curry-powder} and {chicken-thigh} and turn the pieces until no raw side shows.',
    'Put in {sweet-potato}, {cauliflower}, {coconut-milk-light} and {salt} with half a cup of water. Put the lid on and leave it alone until the {sweet-potato} crushes under a spoon and the biggest piece of meat is white to the middle.',
    'Take the lid off and let the sauce boil up until it coats the vegetables.',
  ],
} as const satisfies RecipeWords
