import type { RecipeWords } from '#planner/recipe.ts'

export const chickenOkraGumboWords = {
  title: 'Chicken gumbo with okra',
  blurb: 'The Creole sort, reddened with tomato and thickened by okra alone, so that no flour comes near it.',
  call: {
    'olive-oil': 'oil',
    'chicken-thigh': 'chicken',
    'green-pepper': 'pepper',
    'tinned-tomatoes': 'tomatoes',
  },
  prep: {
    'chicken-thigh': 'in {3 cm} pieces',
    onion: 'chopped',
    'green-pepper': 'chopped',
    celery: 'sliced',
    okra: 'in thick rounds',
  },
  steps: [
    'Colour the {chicken-thigh} in a casserole with {1/2} of the {olive-oil}. Turn the pieces when they stop sticking, and take them out half done.',
    'In the rest of the {olive-oil} soften {onion}, {green-pepper}, {celery} and {salt}, scraping up what is brown, until they shine and give.',
    'Stir in the spices, {paprika}, {dried-thyme} and {chilli-flakes}, until you smell them.',
    'Tip in {tinned-tomatoes} and {okra}, bring back the meat and half cover. It is gumbo once the liquid drags on the spoon and no juice of the meat is pink.',
  ],
} as const satisfies RecipeWords
