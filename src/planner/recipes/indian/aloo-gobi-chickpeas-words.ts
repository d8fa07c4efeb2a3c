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
    'Cook the {onion} in the {rapeseed-oil} in a casserole, stirring, until the strands are floppy and brown at the tips.',
    "Add {curry-powder}, {cumin}, {potato+} and {cauliflower}. Keep turning everything over until you can't see any white.",
    "Add {tomato+}, {water} and {salt}, then put on a tight lid. They steam in their own juice. It's done when the {potato} is soft right through and the florets still stand.",
    'Uncover, add the {chickpeas}, and turn them gently until the last liquid has gone and the bottom starts to brown.',
  ],
  tip: 'Roll it up in a flatbread the next day with a spoonful of pickle.',
} as const satisfies RecipeWords
