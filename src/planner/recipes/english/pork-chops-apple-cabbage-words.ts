import type { RecipeWords } from '#planner/recipe.ts'

export const porkChopsAppleCabbageWords = {
  title: 'Pork chops with {apple}, {fresh-sage} and cabbage',
  blurb:
    'Sunday flavours on a weekday: browned chops, {apple} wedges gone soft and sticky, and cabbage with a little bite.',
  call: {
    'pork-chop': 'chops',
    'green-cabbage': 'cabbage',
    'black-pepper': 'pepper',
    'olive-oil': 'oil',
    'apple-cider-vinegar': 'vinegar',
    'chicken-stock': 'stock',
  },
  prep: { celeriac: 'peeled and cubed', apple: 'cored and cut into eight', 'green-cabbage': 'shredded' },
  steps: [
    'Put the {celeriac} into a saucepan of boiling water and cook it for {time}, until a piece squashes against the side.',
    "Meanwhile season the {pork-chop} on both faces with {black-pepper} and {2/3} of the {salt}. Brown them with a tablespoon of the {olive-oil}, in the frying pan, leaving each side alone until it's the colour of toast.",
    'Stand the {pork-chop} on their fatty edge for {1 min}, then move them to a warm plate. Cut into one to be sure: the juice runs clear, and no pink is left in the middle.',
    "Put the {apple} wedges and the {fresh-sage} into the fat that's left. Flip the fruit when it has caramel patches. The leaves should be crisp.",
    "Pile in the {green-cabbage} with {apple-cider-vinegar} and {chicken-stock} and toss until it's wilted but still crunches and the liquid is a glaze.",
    'Drain the {celeriac} and mash it with the rest of the {olive-oil} and {salt}. Spoon it beside the {pork-chop} with everything from the pan.',
  ],
  tip: 'Dry chops brown, damp ones stew. Pat them with kitchen paper before they meet the pan.',
} as const satisfies RecipeWords
