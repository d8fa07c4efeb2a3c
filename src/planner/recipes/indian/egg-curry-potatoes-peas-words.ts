import type { RecipeWords } from '#planner/recipe.ts'

export const eggCurryPotatoesPeasWords = {
  title: '{Egg} curry with {potato+} and {frozen-peas}',
  blurb: {
    written:
      'Boiled {egg+} blistered in spice, then bathed in a brisk tomato sauce with {potato+}: home food all over India.',
    tofu: '{Tofu} blistered in spice, then bathed in a brisk tomato sauce with {potato+}: home food all over India.',
  },
  call: { 'rapeseed-oil': 'oil', 'red-onion': 'onion', 'tinned-tomatoes': 'tomatoes' },
  prep: {
    tofu: 'in thick slabs',
    potato: 'peeled, in thumb-sized chunks',
    'red-onion': 'finely chopped',
    garlic: 'crushed',
  },
  steps: [
    [
      {
        written: 'Put {egg+} and {potato+} into one saucepan of cold water.',
        tofu: 'Put the {potato+} into a saucepan of cold water, bring it to the boil and cook them until just tender.',
      },
      {
        written:
          'From the moment it bubbles the {egg+} take {time}. Fish them out, cool, shell, and leave the {potato+} until just tender.',
        tofu: 'Pat the {tofu} dry meanwhile.',
      },
    ],
    [
      {
        written:
          'Roll the {egg+} in {turmeric} and a pinch of the {salt}, then round and round in the hot {rapeseed-oil} of a frying pan until their skins freckle.',
        tofu: 'Rub the {tofu} with {turmeric} and a pinch of the {salt}, then brown the slabs on both sides in the hot {rapeseed-oil} of a frying pan.',
      },
      'Park them in a bowl.',
    ],
    'Same pan, same {rapeseed-oil}: {fennel-seeds}, and as they turn green-gold the {red-onion}. Fry it hard until the edges are crisp, then in with {garlic} and {chilli-powder}.',
    'Add the {tinned-tomatoes} and the rest of the {salt} and mash them down. Keep the heat up until the sauce spits and pulls together.',
    [
      {
        written:
          'Drop in {frozen-peas} and drained {potato+}, then the {egg+}, halved or whole, and baste them until all is piping hot.',
        tofu: 'Drop in {frozen-peas} and drained {potato+}, then the {tofu}, and baste it until all is piping hot.',
      },
      '{Garam-masala} last.',
    ],
  ],
} as const satisfies RecipeWords
