import type { RecipeWords } from '#planner/recipe.ts'

export const microwaveGritsPeachesWords = {
  title: 'Sweet {grits} with tinned peaches and seeds',
  blurb:
    'Porridge the Southern way: soft yellow {grits}, {cinnamon} {tinned-peaches} and a spoon of seed butter melting in the middle.',
  call: { 'sunflower-seed-butter': 'seed butter', 'maple-syrup': 'maple' },
  steps: [
    'Whisk {grits}, {water} and {salt} in a big heatproof bowl, big enough that they can rise. Microwave them for {2.5 min}.',
    'Whisk out the lumps, add the {milk-semi} and microwave in bursts of {1} minute, stirring after each, until it drops off the whisk in soft lumps.',
    'Dust the {tinned-peaches} with {cinnamon} and let the hot {grits} warm them from below. The {sunflower-seed-butter} and {maple-syrup} go in the middle, where they melt.',
  ],
  tip: 'Cold {grits} set firm. Break them up with a splash of {milk-semi} before you warm them again.',
} as const satisfies RecipeWords
