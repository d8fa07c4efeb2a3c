import type { RecipeWords } from '#planner/recipe.ts'

export const bananaCoconutSoupWords = {
  title: '{Banana+} in warm {coconut-milk-light}',
  blurb:
    'Kluai buat chi, the Thai pudding that takes {8 min}: soft {banana} in lightly salted {coconut-milk-light}, with sesame.',
  call: { 'vanilla-extract': 'vanilla', 'sesame-seeds': 'sesame' },
  prep: { banana: 'in thick slanted slices' },
  steps: [
    'Stir {coconut-milk-light}, {maple-syrup}, {vanilla-extract} and {salt} in a deep bowl and heat it in the microwave until wisps of steam rise.',
    'Push the {banana} under and microwave it for another minute. The slices should be soft at the rim and still hold together.',
    "Wait until it's just warm, then sprinkle with {sesame-seeds} and eat it with a spoon.",
  ],
  tip: '{Banana+} with green tips keep their shape. Freckled ones melt into the milk.',
} as const satisfies RecipeWords
