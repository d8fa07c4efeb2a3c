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
    'Grind the {walnuts} in a food processor until they look like damp sand and begin to clump. Toast them in a dry casserole, stirring all the time, until they smell nutty and sweet. Tip them out.',
    [
      "Fry the {onion} in the {olive-oil} in the same casserole until it's brown.",
      {
        written:
          "Add {turmeric}, {cinnamon} and the {chicken-thigh} and turn the pieces until they're yellow all over.",
        chickpeas: "Add {turmeric}, {cinnamon} and the rinsed {chickpeas} and turn them until they're yellow all over.",
      },
    ],
    {
      written:
        "Return the {walnuts}, pour in the {chicken-stock-unsalted} and the {pomegranate-molasses}, salt it, and let it bubble very gently with the lid tilted. Stir often, because {walnuts} stick to the bottom. It's done when you cut the thickest piece of {chicken-thigh} open and no pink is left.",
      'sunflower-seeds':
        "Return the seeds, pour in the {chicken-stock-unsalted} and the {pomegranate-molasses}, salt it, and let it bubble very gently with the lid tilted. Stir often, because seeds stick to the bottom. It's done when you cut the thickest piece of {chicken-thigh} open and no pink is left.",
      chickpeas:
        'Return the {walnuts}, pour in the {chicken-stock-unsalted} and the {pomegranate-molasses}, salt it, and let it bubble very gently with the lid tilted for {time}, until the sauce is thick. Stir often, because {walnuts} stick to the bottom.',
      'sunflower-seeds & chickpeas & vegetable-stock':
        'Return the seeds, pour in the {vegetable-stock} and the {pomegranate-molasses}, salt it, and let it bubble very gently with the lid tilted for {time}, until the sauce is thick. Stir often, because seeds stick to the bottom.',
    },
    {
      written:
        'While the stew thickens, cook the {basmati-rice} in the {water} in a lidded saucepan until the water has gone.',
      cauliflower:
        "While the stew thickens, steam the {cauliflower} with a few spoons of the {water} in a lidded saucepan, until it's just tender.",
    },
    "The sauce is ready when it's chocolate brown and beads of {olive-oil} shine on it. Taste it. It should be more sour than sweet.",
    'Serve it over the {basmati-rice}, with fresh pomegranate for sparkle.',
  ],
  tip: 'Like most stews it has more to say on the second day.',
} as const satisfies RecipeWords
