import type { RecipeWords } from '#planner/recipe.ts'

export const creamyChickenPastaWords = {
  title: {
    written: 'Cajun {chicken-breast} {pasta} with peppers',
    'gf-pasta': 'Cajun {chicken-breast} with peppers and gluten-free pasta',
  },
  blurb:
    'Louisiana by way of Italy: spice-crusted {chicken-breast}, two colours of pepper and a pink sauce that takes minutes.',
  call: { 'gf-pasta': 'pasta', 'olive-oil': 'oil', 'cherry-tomatoes': 'tomatoes' },
  prep: {
    'chicken-breast': 'in strips',
    tofu: 'in strips',
    'yellow-pepper': 'sliced',
    'green-pepper': 'sliced',
    garlic: 'sliced',
    'cherry-tomatoes': 'halved',
    parsley: 'chopped',
  },
  steps: [
    {
      written:
        'Put the {pasta} on in salted water in a saucepan, and dip out a mugful of its water before you drain it.',
      'gf-pasta':
        'Put the gluten-free pasta on in salted water in a saucepan, and dip out a mugful of its water before you drain it.',
    },
    [
      'Meanwhile dredge the {chicken-breast} in the {cajun-seasoning}.',
      {
        written:
          'Spread the strips over hot {olive-oil} in a frying pan, turning when the spice is a shade darker; cook until white to the core.',
        tofu: 'Spread the strips over hot {olive-oil} in a frying pan, turning when the spice is a shade darker, until they are crisp at the edges.',
      },
    ],
    'Peppers and {garlic} join it, then {1 min} or so later the {cherry-tomatoes}, which burst and make the first sauce.',
    [
      {
        written: 'Turn the heat off.',
        'soya-yogurt': 'Take the pan off the hob and let it calm down, for {soya-yogurt} splits when it boils.',
      },
      {
        written: 'Stir in the {cream-cheese-light} with enough {pasta} water to make a coral-coloured cream.',
        'soya-yogurt': 'Stir it in with enough {pasta} water to make a coral-coloured cream.',
      },
    ],
    'Roll the drained {pasta} through it until it is coated, and scatter the {parsley}.',
  ],
} as const satisfies RecipeWords
