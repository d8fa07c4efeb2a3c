import type { RecipeWords } from '#planner/recipe.ts'

export const devilledEggsSmokedPaprikaWords = {
  title: 'Devilled {egg+} with {cottage-cheese}',
  blurb:
    'Picnic {egg+} with a filling whipped from their own yolks, {cottage-cheese} and mustard, under a dusting of smoke.',
  call: { mustard: 'mustard', 'apple-cider-vinegar': 'vinegar', 'smoked-paprika': 'paprika' },
  prep: { chives: 'snipped' },
  steps: [
    'Lower the {egg+} into bubbling water in a saucepan and set a timer for {time}. When it rings, the yolks are firm.',
    "Crackle the shells all over under the cold tap and let them sit in fresh cold water until they no longer feel warm. Now they'll peel easily.",
    'Halve them lengthways and pop out the yolks. Mash these with {cottage-cheese}, {mustard} and {apple-cider-vinegar} till almost smooth.',
    'Refill the whites with two teaspoons, and dust with {smoked-paprika} and {chives}.',
  ],
} as const satisfies RecipeWords
