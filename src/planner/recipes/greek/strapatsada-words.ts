import type { RecipeWords } from '#planner/recipe.ts'

export const strapatsadaWords = {
  title: 'Strapatsada, {egg+} scrambled with tomato and {feta}',
  blurb: {
    written:
      "Corfu's summer scramble: tomatoes cooked until they're jam, {egg+} folded through them and a little {feta} on toast.",
    'gf-bread':
      "Corfu's summer scramble: tomatoes cooked until they're jam, {egg+} folded through them and a little {feta} on gluten-free toast.",
    olives:
      "Corfu's summer scramble: tomatoes cooked until they're jam, {egg+} folded through them and a few {olives} on toast.",
    'olives & gf-bread':
      "Corfu's summer scramble: tomatoes cooked until they're jam, {egg+} folded through them and a few {olives} on gluten-free toast.",
  },
  call: { 'tinned-tomatoes': 'tomatoes', 'olive-oil': 'oil', 'black-pepper': 'pepper', sourdough: 'bread' },
  prep: { tofu: 'crumbled', feta: 'crumbled', olives: 'stoned, chopped' },
  steps: [
    'Crush any big lumps of the {tinned-tomatoes} with a fork. Cook them with {olive-oil} and {dried-oregano} in a frying pan, at a steady bubble, until a spoon drawn across the base leaves a clear line.',
    {
      written:
        "Beat the {egg+} lightly, pour them over and wait {10 s}. Then push slowly from the edge to the middle, in big soft folds, until they're almost set.",
      tofu: "Turn the crumbled {tofu} through the tomato until it's hot and the pan is nearly dry.",
    },
    {
      written: 'Still a bit wet? Good. Take it off, add {feta} and {black-pepper}, and let its own warmth finish it.',
      tofu: 'Take it off, add {feta} and {black-pepper}, and stir once.',
      olives:
        'Still a bit wet? Good. Take it off, add the olives and {black-pepper}, and let its own warmth finish it.',
      'tofu & olives': 'Take it off, add the olives and {black-pepper}, and stir once.',
    },
    'Put the {sourdough} in the toaster meanwhile. Pile the {egg+} on the toast and tear the {basil} over it.',
  ],
} as const satisfies RecipeWords
