import type { RecipeWords } from '#planner/recipe.ts'

export const barbecueChickenPeachTacosWords = {
  title: 'Barbecue {chicken-thigh} tacos with {peach} relish',
  blurb: {
    written:
      'Smokehouse flavour from a frying pan, pulled with two forks and cooled down by {peach}, red onion and {mint}.',
    'butter-beans':
      'Smokehouse flavour from a frying pan, with beans simmered until glossy and cooled down by {peach}, red onion and {mint}.',
  },
  call: {
    'butter-beans': 'butter bean',
    'red-onion': 'onion',
    'smoked-paprika': 'paprika',
    'olive-oil': 'oil',
    'apple-cider-vinegar': 'vinegar',
    'corn-tortilla': 'tortillas',
  },
  prep: { peach: 'in small dice', 'red-onion': 'finely chopped', mint: 'shredded', cabbage: 'finely shredded' },
  steps: [
    {
      written:
        'Season the {chicken-thigh} with {smoked-paprika} and {1/2} of the {salt}, and fry it in the {olive-oil} in a frying pan until both sides are dark brown.',
      'butter-beans':
        'Toss the rinsed butter beans with {smoked-paprika} and {1/2} of the {salt}, and fry them in the {olive-oil} in a frying pan until their skins blister.',
    },
    {
      written:
        'Pour in {barbecue-sauce}, the {water} and {1/2} of the {apple-cider-vinegar}, cover, and let it bubble gently until the meat shows no pink and comes apart when you twist a fork in it.',
      'butter-beans':
        'Pour in {barbecue-sauce}, the {water} and {1/2} of the {apple-cider-vinegar}, and let it bubble gently for {time}, until it looks thick.',
    },
    'Meanwhile mix {peach}, {red-onion} and {mint} with the last of the {apple-cider-vinegar} and {salt}.',
    {
      written: "Pull the {chicken-thigh} into shreds in its sauce and let it bubble until it's glossy and clings.",
      'butter-beans': "Crush a few of the butter beans in the sauce and let it bubble until it's glossy and clings.",
    },
    'Warm the {corn-tortilla}, line them with raw {cabbage}, and fill them with barbecue and relish. The tortillas are warm once they bend without cracking.',
  ],
} as const satisfies RecipeWords
