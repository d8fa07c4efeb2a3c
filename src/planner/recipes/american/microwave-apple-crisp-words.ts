import type { RecipeWords } from '#planner/recipe.ts'

export const microwaveAppleCrispWords = {
  title: '{Apple} crisp from the microwave',
  blurb: {
    written:
      'Soft {cinnamon} {apple+} under a nubbly oat top, made in a mug-sized bowl when an oven is too much trouble.',
    'gf-oats':
      'Soft {cinnamon} {apple+} under a nubbly gluten-free oat top, made in a mug-sized bowl when an oven is too much trouble.',
  },
  call: { 'brown-sugar': 'sugar', 'sunflower-seeds': 'seeds', 'lemon-juice': 'juice' },
  prep: { apple: 'in thin slices' },
  steps: [
    'Toss the {apple} with lemon and {cinnamon} in a small deep bowl and cover it with a saucer. Microwave it for {time}, until the slices droop.',
    'Rub {oats}, {brown-sugar}, {coconut-oil} and {sunflower-seeds} between your fingertips until you have damp crumbs like gravel.',
    'Spread the crumbs on the fruit and microwave it without the saucer until the {lemon-juice} bubbles up round the rim.',
    'Wait {2 min} before the first spoonful. The topping firms as it cools.',
  ],
} as const satisfies RecipeWords
