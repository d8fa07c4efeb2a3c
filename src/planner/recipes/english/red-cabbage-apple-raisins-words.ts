import type { RecipeWords } from '#planner/recipe.ts'

export const redCabbageAppleRaisinsWords = {
  title: 'Quick red cabbage with {apple} and {raisins}',
  blurb: 'The Christmas side for any weeknight: glossy, sweet-sour and warm with {allspice}, in {30 min}.',
  call: { 'red-cabbage': 'cabbage', 'apple-cider-vinegar': 'vinegar', 'olive-oil': 'oil' },
  prep: { 'red-onion': 'finely sliced', 'red-cabbage': 'shredded', apple: 'in little dice' },
  steps: [
    'Turn the {red-onion} in the hot {olive-oil} in a saucepan until it bends.',
    'Crowd in the {red-cabbage} with {apple-cider-vinegar}, {allspice} and {salt}, and keep tossing: it squeaks, shrinks and flushes magenta. Stop when it has sunk to half.',
    'Add {apple}, {raisins} and {water}, clamp on a lid and leave it to braise quietly, with one stir on the way. It is done when a shred melts between your teeth.',
    'Lid off for the finish, till the juice has turned to a shine on the leaves.',
  ],
  tip: 'Put the vinegar in early, as here. Without it the cabbage fades to blue.',
} as const satisfies RecipeWords
