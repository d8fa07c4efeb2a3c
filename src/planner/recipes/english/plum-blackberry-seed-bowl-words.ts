import type { RecipeWords } from '#planner/recipe.ts'

export const plumBlackberrySeedBowlWords = {
  title: '{Plum} and blackberry bowl with coconut and seeds',
  blurb:
    'Ripe {plum+}, dark {blackberries} and a spoon of {coconut-milk} under a crunchy scatter: ready before the tea has brewed.',
  call: { 'ground-ginger': 'ginger', 'lemon-juice': 'lemon' },
  prep: { 'coconut-milk': 'stirred till creamy' },
  steps: [
    'Halve the {plum+}, twist out the stones and slice the flesh into your bowl.',
    'Crush {1/2} of the {blackberries} with {ground-ginger} and {lemon-juice} until their dark juice runs. Leave the others whole.',
    'Spoon the crushed fruit over the {plum+}, then the {coconut-milk}, and top it with whole berries and {sunflower-seeds}.',
  ],
  tip: "A hard {plum} is no use here. Press near the stalk: if it gives a little, it's ready.",
} as const satisfies RecipeWords
