import type { RecipeWords } from '#planner/recipe.ts'

export const trayRoastChickenParsnipsWords = {
  title: 'Tray-roast {chicken-thigh} with {parsnip+} and {thyme}',
  blurb: 'A Sunday roast on one tray: thighs over sweet roots that drink the juices, with a quick lemony gravy.',
  call: {
    'chicken-thigh': 'chicken, thighs',
    'lemon-juice': 'lemon juice, juices',
    'red-onion': 'onions',
    'olive-oil': 'oil',
    'black-pepper': 'pepper',
    'chicken-stock': 'stock',
  },
  prep: {
    parsnip: 'quartered lengthways',
    carrot: 'halved lengthways',
    'red-onion': 'in wedges, root left on',
    garlic: 'whole, in their skins',
  },
  steps: [
    'Heat the oven to {oven} with the empty baking tray inside, so that the metal gets very hot.',
    'Coat {parsnip+}, {carrot+} and {red-onion} with {1/2} of the {olive-oil} and a little of the {salt}, and spread them on the hot tray in one layer. They should sizzle as they land.',
    'Roast them for {time} on their own, until the tips are brown.',
    'Massage {thyme}, {black-pepper} and the remaining {olive-oil} and {salt} into the {chicken-thigh+}. Lay them on the roots with the {garlic} cloves in between.',
    'Roast on until the tops are golden brown and no pink shows when you cut into the thickest one.',
    'Squash the {garlic} out of its skin onto the hot tray, add {chicken-stock} and {lemon-juice} and scrape until the brown bits melt into a thin gravy. Pour it over.',
  ],
} as const satisfies RecipeWords
