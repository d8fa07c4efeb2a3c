import type { RecipeWords } from '#planner/recipe.ts'

export const bionicoFruitCupWords = {
  title: 'Bionico fruit cup',
  blurb: "Guadalajara's street-corner fruit salad, dressed with {coconut-milk}, {raisins}, {cinnamon} and seeds.",
  call: { 'pumpkin-seeds': 'seeds', 'lime-juice': 'lime' },
  prep: { apple: 'in small cubes', strawberries: 'quartered', papaya: 'in cubes' },
  steps: [
    'Spoon the thick part from the top of an unshaken can of {coconut-milk} and beat the {cinnamon} into it.',
    'Cut the {apple} first and splash it with {lime-juice} at once, so it stays white. Mix in {strawberries} and {papaya}.',
    'Spoon the fruit into the glasses, let the {coconut-milk} run down through it, and finish each with {raisins} and {pumpkin-seeds}.',
  ],
} as const satisfies RecipeWords
