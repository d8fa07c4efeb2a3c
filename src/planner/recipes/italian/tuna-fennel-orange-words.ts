import type { RecipeWords } from '#planner/recipe.ts'

export const tunaFennelOrangeWords = {
  title: 'Sicilian {tuna-tinned} salad with fennel and {orange}',
  blurb:
    'Aniseed crunch, cold {orange} and soft {raisins} round good {tuna-tinned}: the south of the island on a hot noon.',
  call: { 'red-onion': 'onion', 'olive-oil': 'oil', olives: 'olives', fennel: 'fennel' },
  prep: { fennel: 'shaved, fronds kept', 'red-onion': 'in hair-thin rings', olives: 'stoned' },
  steps: [
    'Pare the {orange+} with a knife, white pith and all, over the dish that will go to the table. Slice them into rounds, and let the {raisins} swell in the juice.',
    'Squeeze {fennel} and {red-onion} with the {salt} for a moment, so they go limp at the edges.',
    'Add them, the {rocket} and the {olive-oil} to the fruit, and mix with two forks.',
    'Break the {tuna-tinned} over it, not too small, and scatter the {olives} and green fronds.',
  ],
  tip: "It travels well: pack the {rocket} separately and it's still bright at lunch.",
} as const satisfies RecipeWords
