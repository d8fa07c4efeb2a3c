import type { RecipeWords } from '#planner/recipe.ts'

export const steamedSweetPotatoSesameWords = {
  title: 'Microwave yaki-imo with sesame and {pear}',
  blurb:
    "Japan's winter street {sweet-potato}, ready while you shower: syrupy flesh, dark sesame, crisp slices of {pear}.",
  call: { 'ground-ginger': 'ginger', 'sesame-seeds': 'sesame' },
  prep: { pear: 'in wedges' },
  steps: [
    'Prick the {sweet-potato} a dozen times, roll it in a sheet of wet kitchen paper and microwave it at full power for {6-7 min}.',
    'Leave it wrapped for {1 min} more, then pinch it. It should feel soft all along, like a ripe avocado.',
    'Stir the {ground-ginger} and {salt} into the {tahini}.',
    'Split the skin from end to end, push the flesh up with your fingers, let the {tahini} run into it and scatter the {sesame-seeds} over. Eat the {pear} in between bites.',
  ],
  tip: 'Thin, long {sweet-potato+} cook more evenly than fat round ones.',
} as const satisfies RecipeWords
