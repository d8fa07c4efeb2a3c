import type { RecipeWords } from '#planner/recipe.ts'

export const mushroomGalettesWords = {
  title: 'Buckwheat galettes with mushrooms and {egg}',
  blurb: {
    written:
      'Breton crêpes with lacy brown edges, folded around mushrooms, {spinach}, {swiss-cheese} and a soft {egg}.',
    'nutritional-yeast':
      'Breton crêpes with lacy brown edges, folded around mushrooms, {spinach}, yeast flakes and a soft {egg}.',
  },
  call: {
    'chestnut-mushrooms': 'mushrooms',
    'buckwheat-flour': 'flour',
    'olive-oil': 'oil',
    'black-pepper': 'pepper',
    'swiss-cheese': 'cheese',
  },
  prep: { 'chestnut-mushrooms': 'sliced', garlic: 'minced', 'swiss-cheese': 'grated' },
  steps: [
    'Stir {buckwheat-flour} and {1/2} the {salt} together, pour the {water} into a well, and whisk until the batter runs off in ribbons. Leave it for {time}, because buckwheat soaks up the liquid slowly.',
    "During that time cook the {chestnut-mushrooms} in {1/3} of the {olive-oil} until they're nut brown. Add {garlic}, {spinach}, {black-pepper} and the {salt} you held back, and cook until the pan is dry.",
    "Wipe the widest frying pan you own with {olive-oil} and let it get smoking hot. Swirl in enough batter for one galette, as thin as you can. There's one for each {egg}. Flip it when the edge curls, and stop when both sides are spotted.",
    'Once the surface is dull and pitted with holes, break an {egg} in the middle and spread its white about with a fork.',
    'Scatter {chestnut-mushrooms} and {swiss-cheese} round the yolk, fold the four sides inwards to make a square that leaves the yolk open, and put a lid over it until the white is set.',
    'Slide it out and make the others in the same way, oiling the pan each time, until the batter is used up.',
  ],
  tip: 'The first galette is for the cook: it tells you whether the batter needs another spoon of {water}.',
} as const satisfies RecipeWords
