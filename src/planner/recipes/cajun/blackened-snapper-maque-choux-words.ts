import type { RecipeWords } from '#planner/recipe.ts'

export const blackenedSnapperMaqueChouxWords = {
  title: 'Blackened {snapper} with maque choux',
  blurb: {
    written:
      'Fish with a dark spice crust and the {frozen-sweetcorn} stew that the Cajuns cook beside it, thick with its own starch.',
    'chicken-breast':
      '{Chicken-breast} with a dark spice crust and the {frozen-sweetcorn} stew that the Cajuns cook beside it, thick with its own starch.',
  },
  call: { 'red-pepper': 'pepper', 'dried-thyme': 'thyme', 'olive-oil': 'oil', 'cajun-seasoning': 'Cajun spice' },
  prep: {
    'red-pepper': 'in small dice',
    'spring-onion': 'sliced',
    tomato: 'chopped',
    'chicken-breast': 'in two thin escalopes',
  },
  steps: [
    {
      written: 'Melt the {butter} in a saucepan and soften {red-pepper} and {spring-onion+} in it with the lid on.',
      'olive-oil':
        'Warm a spoon of the olive oil in a saucepan and soften {red-pepper} and {spring-onion+} in it with the lid on.',
    },
    'Stir in corn, {tomato}, {milk-semi} and {1/2} of the {salt}. Cook until juicy, then crush {1/4} of it with a masher, and it turns creamy by itself.',
    [
      'On a plate mix {paprika}, {cajun-seasoning}, {dried-thyme} and the other {1/2} of the {salt}.',
      {
        written: 'Oil the fish on both sides and press it into the mixture.',
        'chicken-breast': 'Oil the {chicken-breast} on both sides and press it into the mixture.',
      },
    ],
    [
      'Open a window and get an empty frying pan smoking hot.',
      {
        written: '{Time} on the skin side, two on the other: almost black outside, flaking and opaque within.',
        'chicken-breast':
          '{Side} on each side, with the heat turned down a little: almost black outside, and no pink left where you cut into the middle.',
      },
    ],
    'Corn first, {snapper} on top, {lemon} for squeezing.',
  ],
} as const satisfies RecipeWords
