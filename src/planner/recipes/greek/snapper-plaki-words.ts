import type { RecipeWords } from '#planner/recipe.ts'

export const snapperPlakiWords = {
  title: {
    written: 'Fish plaki, baked with tomatoes and {potato+}',
    'chicken-breast': '{Chicken-breast} plaki, baked with tomatoes and {potato+}',
  },
  blurb: {
    written:
      'Fish the island way, on a bed of thin {potato+}, tomatoes and onion, with a lid of {parsley}, {lemon} and {garlic}.',
    'chicken-breast':
      '{Chicken-breast} the island way, on a bed of thin {potato+}, tomatoes and onion, with a lid of {parsley}, {lemon} and {garlic}.',
  },
  call: {
    'tinned-tomatoes': 'tomatoes',
    'red-onion': 'onion',
    'olive-oil': 'oil',
    'black-pepper': 'pepper',
    olives: 'olives',
    'sweet-potato': 'sweet potato, sweet potatoes',
  },
  prep: {
    potato: 'in slices as thin as a coin',
    'sweet-potato': 'peeled, in slices as thin as a coin',
    'red-onion': 'in thin rings',
    garlic: 'finely chopped',
    'chicken-breast': 'in finger-thick strips',
    parsley: 'chopped',
    lemon: 'in thin slices',
    olives: 'stoned',
  },
  steps: [
    'Heat the oven to {oven}. In a baking dish turn the {potato+} and {red-onion} over in {3/4} of the {olive-oil} and {2/3} of the {salt}, and spread them flat.',
    {
      written:
        'Pour on the {tinned-tomatoes}, {garlic} and {dried-oregano}, and bake until a fork goes into the slices easily and the sauce has browned round the rim.',
      'chicken-breast':
        'Pour on the {tinned-tomatoes}, {garlic} and {dried-oregano}, and bake until the slices begin to soften and the sauce bubbles.',
    },
    [
      {
        written:
          'Nestle the fish in, season it with {black-pepper} and the last of the {salt}, lay {lemon} slices on its back and drop the {olives} around.',
        'chicken-breast':
          'Push the strips of {chicken-breast} into the sauce, season them with {black-pepper} and the last of the {salt}, lay the {lemon} slices on top and drop the {olives} around.',
      },
      {
        written: 'Brush it with the {olive-oil} that remains.',
        'chicken-breast': 'Brush it all with the {olive-oil} that remains.',
      },
    ],
    [
      { written: 'Put it back in the oven.', 'chicken-breast': 'Put it back in the oven for {time}.' },
      {
        written: "It's done when the flesh parts in big, pearly flakes.",
        'chicken-breast': 'Cut into the thickest strip to check that no pink is left.',
      },
    ],
    'Scatter the {parsley} over it and let it stand for a few minutes. Plaki is best warm rather than hot.',
  ],
} as const satisfies RecipeWords
