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
      written:
        "Melt the {butter} in a saucepan, add {red-pepper} and {spring-onion+} and put the lid on. They're ready when they've gone soft without browning.",
      'olive-oil':
        "Warm a spoon of the olive oil in a saucepan, add {red-pepper} and {spring-onion+} and put the lid on. They're ready when they've gone soft without browning.",
    },
    "Stir in corn, {tomato}, {milk-semi} and {1/2} of the {salt}. Cook until it's juicy, then crush {1/4} of it with a masher until it looks creamy.",
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
        written:
          "Cook the fish for {time} on the skin side and two on the other, until it's almost black outside and it flakes and is opaque inside.",
        'chicken-breast':
          "Cook it for {side} on each side, with the heat turned down a little, until it's almost black outside and no pink is left where you cut into the middle.",
      },
    ],
    'Spoon out the corn, lay the {snapper} on top and serve it with {lemon} to squeeze.',
  ],
} as const satisfies RecipeWords
