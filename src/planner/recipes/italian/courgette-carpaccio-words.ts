import type { RecipeWords } from '#planner/recipe.ts'

export const courgetteCarpaccioWords = {
  title: '{Courgette} carpaccio with lemon and {mint}',
  blurb: 'Raw {courgette} in ribbons you can almost see through, slick with lemon and oil, crunchy with seeds.',
  call: { 'olive-oil': 'oil', 'lemon-zest': 'zest' },
  prep: { mint: 'torn' },
  steps: [
    'Draw a vegetable peeler down the length of the {courgette+}, turning them as you go, and stop at the seedy core.',
    "Spread the ribbons over a flat dish. Sprinkle with {salt} and {lemon-juice}, and wait until they've gone limp.",
    'Pour the {olive-oil} over in a zigzag and finish with {lemon-zest}, {mint} and {sunflower-seeds}.',
  ],
  tip: 'Small, firm {courgette+} are sweeter and have hardly any seeds.',
} as const satisfies RecipeWords
