import type { RecipeWords } from '#planner/recipe.ts'

export const edamameSesameChilliWords = {
  title: '{Edamame} with sesame and chilli',
  blurb:
    'The bowl that comes with the first drink in an izakaya, spiced up with toasted sesame, lime and a little chilli.',
  call: { 'sesame-seeds': 'seeds', 'chilli-flakes': 'chilli' },
  steps: [
    "Rinse the frost off the beans, cover them in a bowl and microwave until they're hot through and bright as new leaves.",
    'Crush the sesame with the {salt} and the {chilli-flakes} under the bottom of a mug. The smell tells you when to stop.',
    'Drain the beans, wet them with the {lime-juice} and shake them with the crushed {sesame-seeds} so that every one is dusted.',
  ],
} as const satisfies RecipeWords
