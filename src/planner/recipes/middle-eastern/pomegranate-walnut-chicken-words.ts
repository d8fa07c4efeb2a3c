import type { RecipeWords } from '#planner/recipe.ts'

export const pomegranateWalnutChickenWords = {
  title: {
    written: '{Chicken-thigh} in pomegranate and walnut sauce',
    'sunflower-seeds': '{Chicken-thigh} in pomegranate and sunflower seed sauce',
  },
  blurb: [
    {
      written: "Fesenjan, Iran's celebration stew: dark, sour-sweet and rich with ground walnuts.",
      'sunflower-seeds': "Fesenjan, Iran's celebration stew: dark, sour-sweet and rich with ground {sunflower-seeds}.",
    },
    'Worth every minute it takes.',
  ],
  call: {
    walnuts: 'nuts',
    'olive-oil': 'oil',
    'chicken-stock-unsalted': 'stock',
    'pomegranate-molasses': 'molasses',
    'basmati-rice': 'rice',
  },
  prep: {
    onion: 'finely chopped',
    'chicken-thigh': 'halved',
    'basmati-rice': 'rinsed',
    cauliflower: 'chopped into grains',
  },
  steps: [
    'Grind the {walnuts} in a food processor until they look like damp sand and begin to clump. Toast them in a dry casserole, stirring all the time, until the kitchen smells of biscuits. Tip them out.',
    [
      'Brown the {onion} in the {olive-oil} in the same casserole.',
      {
        written:
          "Add {turmeric}, {cinnamon} and the {chicken-thigh} and turn the pieces until they're yellow all over.",
        chickpeas: "Add {turmeric}, {cinnamon} and the rinsed {chickpeas} and turn them until they're yellow all over.",
      },
    ],
    {
      written:
        'Return the {walnuts}, pour in the {chicken-stock-unsalted} and the {pomegranate-molasses}, salt it, and settle it at a lazy blip under a tilted lid. Stir often: {walnuts} like to catch. At the end cut the thickest piece of {chicken-thigh} open: no pink may be left.',
      'sunflower-seeds':
        'Return the seeds, pour in the {chicken-stock-unsalted} and the {pomegranate-molasses}, salt it, and settle it at a lazy blip under a tilted lid. Stir often: seeds like to catch. At the end cut the thickest piece of {chicken-thigh} open: no pink may be left.',
      chickpeas:
        'Return the {walnuts}, pour in the {chicken-stock-unsalted} and the {pomegranate-molasses}, salt it, and settle it at a lazy blip under a tilted lid for {time}. Stir often: {walnuts} like to catch.',
      'sunflower-seeds & chickpeas & vegetable-stock':
        'Return the seeds, pour in the {vegetable-stock} and the {pomegranate-molasses}, salt it, and settle it at a lazy blip under a tilted lid for {time}. Stir often: seeds like to catch.',
    },
    {
      written: 'Steam the {basmati-rice} in the {water} in a lidded saucepan while the stew thickens.',
      cauliflower:
        "While the stew thickens, steam the {cauliflower} with a few spoons of the {water} in a lidded saucepan, until it's just tender.",
    },
    "The sauce is right when it's turned chocolate brown and beads of {olive-oil} shine on it. Taste: more sour than sweet is how it should be.",
    'Serve it over the {basmati-rice}, with fresh pomegranate for sparkle.',
  ],
  tip: 'Like most stews it has more to say on the second day.',
} as const satisfies RecipeWords
