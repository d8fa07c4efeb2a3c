import type { RecipeWords } from '#planner/recipe.ts'

export const mangoCoconutRiceWords = {
  title: '{Mango} coconut {rice-cooked} bowl',
  blurb:
    'The idea of {mango} sticky {rice-cooked}, made for the morning: warm grains in {coconut-milk-light}, cold fruit and a salty-sweet finish.',
  call: { 'lime-juice': 'lime', 'sesame-seeds': 'sesame' },
  prep: { mango: 'sliced' },
  steps: [
    'Put {rice-cooked}, {coconut-milk-light} and {salt} in a bowl with room to rise. Microwave for {time}, stir, and repeat until the grains have swollen and the milk is a sauce.',
    'Let it settle for {1 min}, then fold in the {natural-yogurt}, which makes it creamy and cools it down.',
    'Fan the {mango} over the {rice-cooked}, wet it with {lime-juice} and finish with {sesame-seeds}.',
  ],
  tip: 'Frozen {mango}, left overnight in the fridge, is fine outside the season.',
} as const satisfies RecipeWords
