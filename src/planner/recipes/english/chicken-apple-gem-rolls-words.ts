import type { RecipeWords } from '#planner/recipe.ts'

export const chickenAppleGemRollsWords = {
  title: '{Chicken-breast-cooked}, {apple} and mustard rolls',
  blurb:
    'Cold {chicken-breast-cooked} and crisp {apple} rolled up in crisper leaves: a snack with real staying power in {5 min}.',
  call: { 'dijon-mustard': 'mustard', 'little-gem': 'lettuce', 'pumpkin-seeds': 'seeds' },
  prep: { apple: 'in matchsticks' },
  steps: [
    'Flatten the {little-gem} leaves with your palm so that the ribs crack and bend.',
    'Paint a stripe of {dijon-mustard} down each.',
    'Lay on {chicken-breast-cooked}, {apple} sticks and {pumpkin-seeds}, roll from the stalk end and keep the seam underneath.',
  ],
} as const satisfies RecipeWords
