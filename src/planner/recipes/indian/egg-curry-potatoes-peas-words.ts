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
          "From the moment it boils the {egg+} take {time}. Lift them out, cool them and peel them, and leave the {potato+} in until they're just tender.",
        tofu: 'Pat the {tofu} dry meanwhile.',
      },
    ],
    [
      {
        written:
          "Roll the {egg+} in {turmeric} and a pinch of the {salt}, then fry them in the hot {rapeseed-oil} in a frying pan, rolling them round, until they're spotted with brown.",
        tofu: 'Rub the {tofu} with {turmeric} and a pinch of the {salt}, then fry the slabs in the hot {rapeseed-oil} in a frying pan until both sides are brown.',
      },
      'Put them in a bowl.',
    ],
    'Add the {fennel-seeds} to the {rapeseed-oil} in the same pan, and as soon as they darken the {red-onion}. Fry it until the edges are crisp, then add {garlic} and {chilli-powder}.',
    "Add the {tinned-tomatoes} and the rest of the {salt} and mash them down. Let the sauce bubble until it's thick and starts to spit.",
    [
      {
        written:
          "Drop in {frozen-peas} and drained {potato+}, then the {egg+}, halved or whole, and spoon the sauce over them until everything's piping hot.",
        tofu: "Drop in {frozen-peas} and drained {potato+}, then the {tofu}, and spoon the sauce over it until everything's piping hot.",
      },
      'Stir in the {garam-masala} last.',
    ],
  ],
} as const satisfies RecipeWords
