import type { RecipeWords } from '#planner/recipe.ts'

export const ligurianSeaBassWords = {
  title: {
    written: 'Ligurian {sea-bass} with {potato+} and artichokes',
    'sweet-potato': 'Ligurian {sea-bass} with sweet potatoes and artichokes',
  },
  blurb: {
    written:
      'The whole dinner on one tray: crisp {potato} tiles, browned artichokes and olives, with {sea-bass} on top.',
    'cannellini-beans':
      'The whole dinner on one tray: crisp {potato} tiles, browned artichokes and olives, with white beans among them.',
  },
  call: {
    'sweet-potato': 'sweet potato, potatoes',
    'cannellini-beans': 'white beans',
    olives: 'olives',
    'olive-oil': 'oil',
    'red-onion': 'onion',
    'black-pepper': 'pepper',
    'artichoke-hearts': 'artichokes',
  },
  prep: {
    potato: 'scrubbed, in slices as thin as a coin',
    'sweet-potato': 'peeled, in slices as thin as a coin',
    'artichoke-hearts': 'halved',
    'red-onion': 'sliced',
    olives: 'stoned',
    lemon: 'in wedges',
    parsley: 'chopped',
  },
  steps: [
    'Set the oven to {oven}. Toss {potato} slices with {1/2} the {olive-oil} and {1/2} the {salt} on a baking tray, and spread them out like roof tiles.',
    'Roast them on their own until their edges are brown.',
    'Mix the {artichoke-hearts} with {red-onion}, {olives} and a spoonful of {olive-oil}. Scatter them over the {potato+} and roast until the tips are beginning to brown.',
    {
      written:
        'Nestle the {sea-bass} in, skin up, brush it with the last of the {olive-oil}, and season it with {black-pepper} and what {salt} remains. Put the tray back in the oven. The fish is ready when its flakes slide apart under gentle pressure.',
      'cannellini-beans':
        'Turn the drained cannellini beans in the last of the {olive-oil}, season them with {black-pepper} and what {salt} remains, and tuck them between the vegetables. Put the tray back in the oven until some of them split and turn crisp at the edges.',
    },
    'Scatter the {parsley} over it and serve it with the {lemon}.',
  ],
  tip: 'Cut all the slices alike, because thick ones stay hard while thin ones burn.',
} as const satisfies RecipeWords
