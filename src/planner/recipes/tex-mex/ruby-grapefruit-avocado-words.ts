import type { RecipeWords } from '#planner/recipe.ts'

export const rubyGrapefruitAvocadoWords = {
  title: 'Ruby {grapefruit} and {avocado} with chilli seeds',
  blurb: 'Texas red {grapefruit} against ripe {avocado}, with lime, chilli and a spoon of crunchy seeds.',
  call: { 'pumpkin-seeds': 'seeds', 'lime-juice': 'juice', 'chilli-powder': 'chilli' },
  prep: { grapefruit: 'peeled to the flesh', avocado: 'sliced' },
  steps: [
    'Stand the {grapefruit} on its end, pare away rind and pith in strips from top to bottom, and cut the fruit across into wheels. Keep the {lime-juice} on the board.',
    'Overlap wheels and {avocado} on a plate like roof tiles and moisten them with the lime and the saved {lime-juice}.',
    'Rub {chilli-powder} and {salt} between two fingers, sprinkle them over from a height, and finish with the {pumpkin-seeds}.',
  ],
} as const satisfies RecipeWords
