import type { RecipeWords } from '#planner/recipe.ts'

export const hummingbirdFruitBowlWords = {
  title: 'Hummingbird fruit bowl',
  blurb:
    'Everything that makes hummingbird cake famous, minus the cake: {banana}, {tinned-pineapple}, {desiccated-coconut} and cinnamon-toasted seeds.',
  call: { 'sunflower-seeds': 'seeds', 'lime-juice': 'lime', 'vanilla-extract': 'vanilla' },
  prep: { 'tinned-pineapple': 'in chunks' },
  steps: [
    'Shake {sunflower-seeds}, {desiccated-coconut} and {cinnamon} together on a flat plate and toast them in the microwave in two bursts of {40 s}, stirring between. They crisp as they cool.',
    'Mash {1/3} of the {banana} with {lime-juice} and {vanilla-extract} until it pours like batter, and slice what remains.',
    'Fold the slices and the {tinned-pineapple} into the mash and cover it all with a thick layer of the warm, spiced {sunflower-seeds}.',
  ],
  tip: 'The toasted seeds keep for a week in a jar, so make them by the cupful.',
} as const satisfies RecipeWords
