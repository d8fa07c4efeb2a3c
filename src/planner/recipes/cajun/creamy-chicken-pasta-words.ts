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
        "Cook the {pasta} in salted boiling water in a saucepan until it's just tender. Scoop out a mugful of its water before you drain it.",
      'gf-pasta':
        "Cook the gluten-free pasta in salted boiling water in a saucepan until it's just tender. Scoop out a mugful of its water before you drain it.",
    },
    [
      'Meanwhile coat the {chicken-breast} in the {cajun-seasoning}.',
      {
        written:
          "Spread the strips over hot {olive-oil} in a frying pan, turning them when the spice is a shade darker. Cook them until they're white in the middle.",
        tofu: "Spread the strips over hot {olive-oil} in a frying pan, turning when the spice is a shade darker, until they're crisp at the edges.",
      },
    ],
    "Add the peppers and the {garlic}, then, {1 min} or so later, the {cherry-tomatoes}. Let them cook until they've burst and made a sauce.",
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
    "Toss the drained {pasta} in it until it's coated, and scatter the {parsley} over.",
  ],
} as const satisfies RecipeWords
