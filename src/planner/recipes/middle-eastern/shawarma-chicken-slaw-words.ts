import type { RecipeWords } from '#planner/recipe.ts'

export const shawarmaChickenSlawWords = {
  title: 'Shawarma {chicken-breast-cooked} with pomegranate slaw',
  blurb:
    'Everything you love in the wrap, without the wrap: spiced {chicken-breast-cooked}, red cabbage that crunches, a garlicky {tahini} sauce.',
  call: { 'red-cabbage': 'cabbage', 'olive-oil': 'oil', 'pomegranate-seeds': 'pomegranate' },
  prep: {
    'red-cabbage': 'shredded as finely as you can',
    carrot: 'in ribbons, cut with a peeler',
    'chicken-breast-cooked': 'sliced',
    garlic: 'grated',
  },
  steps: [
    'Massage the {red-cabbage} with {1/3} of the {lemon-juice} and {1/2} of the {salt} for {1 min}. It softens, shines and turns magenta.',
    "Mix {cumin} and {paprika} into the {olive-oil} in a shallow dish, coat the {chicken-breast-cooked} in it, cover it and microwave it for {1.5 min}, until it's hot and fragrant.",
    'Beat the {tahini} with the {garlic}, the remaining {lemon-juice} and {salt}, thinning it with {water} as it goes stiff.',
    'Mix {carrot} and {mint} leaves through the {red-cabbage} and spread it over the plates.',
    'Lay the warm {chicken-breast-cooked} on top, stripe it with the sauce and finish with {pomegranate-seeds}.',
  ],
  tip: 'The dressed cabbage gets better overnight, so make double of that.',
} as const satisfies RecipeWords
