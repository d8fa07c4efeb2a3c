import type { RecipeWords } from '#planner/recipe.ts'

export const alooGobiChickpeasWords = {
  title: 'Aloo gobi with chickpeas',
  blurb: 'Potatoes and {cauliflower}, dry-spiced and golden, with chickpeas to make it a dinner of its own.',
  call: {
    'rapeseed-oil': 'oil',
  },
  prep: {
    onion: 'sliced',
    potato: 'in {2 cm} dice',
    cauliflower: 'in small florets',
    tomato: 'chopped',
    chickpeas: 'drained',
  },
  steps: [
    'Cook the {onion} in the {rapeseed-oil} in a casserole, moving it about, until the strands are floppy and tipped with brown.',
    'Add {curry-powder}, {cumin}, {potato+} and {cauliflower}. Turn everything over and over until no white is left to see.',
    "Add {tomato+}, {water} and {salt}, then put on a tight lid. They steam in their own juice: it's done when the {potato} is soft right through and the florets still stand.",
    'Uncover, add the {chickpeas}, and turn them gently until the last liquid has gone and the bottom starts to catch.',
  ],
  tip: 'Roll it up in a flatbread the next day with a spoonful of pickle.',
} as const satisfies RecipeWords
