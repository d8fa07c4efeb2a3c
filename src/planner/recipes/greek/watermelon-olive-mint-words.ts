import type { RecipeWords } from '#planner/recipe.ts'

export const watermelonOliveMintWords = {
  title: '{Watermelon} with olives, {mint} and seeds',
  blurb: 'A Greek beach snack: cold, sweet melon against salty olives, with toasted-tasting seeds for the crunch.',
  call: { olives: 'olives', 'pumpkin-seeds': 'seeds' },
  prep: { watermelon: 'in cubes, cold', olives: 'stoned, torn' },
  steps: [
    "Mix the {watermelon} in a bowl with the {olives} and the {lemon-juice}, and wait {time}, until there's a pink, salty syrup at the bottom.",
    'Tear the {mint} into it, add the {pumpkin-seeds} and drink the rest of the syrup.',
  ],
  tip: 'Rinse very salty olives under the tap first.',
} as const satisfies RecipeWords
