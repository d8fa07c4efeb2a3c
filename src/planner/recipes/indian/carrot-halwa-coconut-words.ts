import type { RecipeWords } from '#planner/recipe.ts'

export const carrotHalwaCoconutWords = {
  title: '{Carrot} halwa with {coconut-milk} and {medjool-dates+}',
  blurb:
    'The wedding sweet in no time: grated {carrot} melted down with {coconut-milk}, {medjool-dates+} and {cardamom}.',
  call: { 'pumpkin-seeds': 'seeds' },
  prep: { carrot: 'finely grated', 'medjool-dates': 'stoned and chopped to a paste' },
  steps: [
    'Stir {carrot+}, {medjool-dates+} and {coconut-milk} together in a roomy bowl with no lid on.',
    "Microwave for {time} in all, stirring after each minute. It's done when the milk has boiled away and the orange heap glistens and hardly moves.",
    'Add the {cardamom} while it steams. Eat warm or cold, with the {pumpkin-seeds} on top.',
  ],
} as const satisfies RecipeWords
