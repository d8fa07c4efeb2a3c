import type { RecipeWords } from '#planner/recipe.ts'

export const pimentonPorkSweetPotatoWords = {
  title: 'Pimentón {pork-tenderloin} with peppers and {sweet-potato}',
  blurb:
    'Rounds of pork fillet, rubbed red with smoked paprika, on soft peppers and {sweet-potato} with a flick of vinegar.',
  call: {
    'smoked-paprika': 'paprika',
    'red-wine-vinegar': 'vinegar',
    'black-pepper': 'pepper',
    'olive-oil': 'oil',
    'red-onion': 'onion',
  },
  prep: {
    'sweet-potato': 'scrubbed',
    'pork-tenderloin': 'in rounds two fingers thick',
    garlic: '1 grated, 1 sliced',
    'red-pepper': 'in strips',
    'red-onion': 'sliced',
    parsley: 'chopped',
  },
  steps: [
    'Prick the {sweet-potato+} all over and microwave them, turning once, until a knife slides in.',
    'While they cook, rub the {pork-tenderloin} with {smoked-paprika}, grated {garlic}, {black-pepper}, {1/2} of the {salt} and {1/3} of the {olive-oil}.',
    "Brown the rounds in a hot, dry frying pan, {side} a side. They're done when they spring back under your thumb, with clear juice and no pink inside. Put them on a plate under an upturned bowl.",
    "Put the remaining {olive-oil}, the {red-pepper}, {red-onion}, sliced {garlic} and the last of the {salt} into the pan. Scrape up the red crust and cook them until they're soft and brown at the edges.",
    'Cut the {sweet-potato+} into thick slices, slip them under the peppers and splash on the {red-wine-vinegar}.',
    'Return the meat and its juices, and scatter it all with {parsley}.',
  ],
  tip: 'Buy paprika in a tin and keep it dark. Once it smells of dust it tastes of dust.',
} as const satisfies RecipeWords
