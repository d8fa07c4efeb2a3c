import type { RecipeWords } from '#planner/recipe.ts'

export const bananaPuddingJarsWords = {
  title: '{Banana} pudding jars',
  blurb:
    'Layers of {banana}, vanilla {greek-yogurt-2} and something crumbly, as at every family reunion, minus the bowl the size of a sink.',
  call: { 'greek-yogurt-2': 'yogurt', 'vanilla-extract': 'vanilla' },
  steps: [
    "Stir {vanilla-extract} and {honey} into the {greek-yogurt-2} until it's glossy.",
    'Slice the {banana} as thick as a pound coin, and crumble the {oatcakes+} with your fist.',
    "Layer all three twice in small jars. A whisper of {nutmeg} on top, then {time}' peace while the crumbs soften.",
  ],
} as const satisfies RecipeWords
