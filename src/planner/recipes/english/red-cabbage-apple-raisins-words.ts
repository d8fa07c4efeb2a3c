import type { RecipeWords } from '#planner/recipe.ts'

export const redCabbageAppleRaisinsWords = {
  title: 'Quick red cabbage with {apple} and {raisins}',
  blurb: 'The Christmas side for any weeknight: glossy, sweet-sour and warm with {allspice}, in {30 min}.',
  call: { 'red-cabbage': 'cabbage', 'apple-cider-vinegar': 'vinegar', 'olive-oil': 'oil' },
  prep: { 'red-onion': 'finely sliced', 'red-cabbage': 'shredded', apple: 'in little dice' },
  steps: [
    "Stir the {red-onion} in the hot {olive-oil} in a saucepan until it's soft enough to bend.",
    'Add the {red-cabbage} with {apple-cider-vinegar}, {allspice} and {salt}, and keep tossing. It squeaks, shrinks and turns magenta. Stop when it has sunk to half.',
    "Add {apple}, {raisins} and {water}, put on a lid and leave it to cook gently, stirring once. It's done when a shred is soft right through.",
    'Take the lid off at the end and let the juice boil down to a shine on the leaves.',
  ],
  tip: 'Put the vinegar in early, as here. Without it the cabbage fades to blue.',
} as const satisfies RecipeWords
