import type { RecipeWords } from '#planner/recipe.ts'

export const tunaCarrotDatesWords = {
  title: '{Tuna-tinned} with cumin {carrot+} and {medjool-dates+}',
  blurb:
    'A Tunisian idea of lunch: grated {carrot} warm with cumin, sticky {medjool-dates+} and {tuna-tinned} under a lot of lemon.',
  call: {
    'olive-oil': 'oil',
    'pumpkin-seeds': 'seeds',
    'cumin-seeds': 'cumin',
    'lemon-juice': 'lemon',
    harissa: 'harissa',
  },
  prep: { carrot: 'coarsely grated', 'medjool-dates': 'in slivers', parsley: 'leaves picked' },
  steps: [
    'Microwave {cumin-seeds} and {olive-oil} in a cup in bursts of {10 s}. Stop when the kitchen smells of cumin.',
    "Pour it over the {carrot+} while it's hot, add {lemon-juice}, {harissa} and {salt}, and mix it in.",
    'Fold in the {medjool-dates+} and nearly all of the {parsley}. Each forkful should catch one sweet piece.',
    'Put the {tuna-tinned} on top in chunks, with the rest of the {parsley} and the {pumpkin-seeds}.',
  ],
  tip: "The {carrot+} are better after {60 min}, so make them first and the rest when you're hungry.",
} as const satisfies RecipeWords
