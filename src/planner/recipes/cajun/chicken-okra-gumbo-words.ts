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
    "Brown the {chicken-thigh} in a casserole with {1/2} of the {olive-oil}. Turn the pieces when they stop sticking, and take them out when both sides are brown. They'll finish cooking later.",
    'In the rest of the {olive-oil} soften {onion}, {green-pepper}, {celery} and {salt}, scraping up the brown bits, until they shine and have softened.',
    'Stir in the spices, {paprika}, {dried-thyme} and {chilli-flakes}, until you smell them.',
    "Tip in {tinned-tomatoes} and {okra}, put the meat back and half cover the pot. It's ready when the liquid is thick enough to drag on the spoon and the juice of the meat is no longer pink.",
  ],
} as const satisfies RecipeWords
