import type { RecipeWords } from '#planner/recipe.ts'

export const bananaPuddingJarsWords = {
  title: '{Banana} pudding jars',
  blurb:
    'Layers of {banana}, vanilla {greek-yogurt-2} and something crumbly, as at every family reunion, minus the bowl the size of a sink.',
  call: { 'greek-yogurt-2': 'yogurt', 'vanilla-extract': 'vanilla' },
  steps: [
    "Stir {vanilla-extract} and {honey} into the {greek-yogurt-2} until it's glossy.",
    'Slice the {banana} about as thick as a pencil, and crumble the {oatcakes+} with your fist.',
    'Layer all three twice in small jars. Top them with a little {nutmeg} and leave them for {time}, until the crumbs are soft.',
  ],
} as const satisfies RecipeWords
