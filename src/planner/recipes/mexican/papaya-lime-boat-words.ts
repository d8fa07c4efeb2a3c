import type { RecipeWords } from '#planner/recipe.ts'

export const papayaLimeBoatWords = {
  title: {
    written: '{Papaya} boat with lime {natural-yogurt} and pepitas',
    'lactose-free-yogurt': '{Papaya} boat with lactose-free lime yogurt and pepitas',
  },
  blurb:
    'Half a ripe {papaya}, its hollow full of {natural-yogurt}, {strawberries} and pumpkin seeds. A market breakfast.',
  call: { 'pumpkin-seeds': 'seeds' },
  prep: { papaya: 'half a large fruit', strawberries: 'quartered' },
  steps: [
    'Scrape the black seeds out of the {papaya} with a spoon, score the flesh in a grid and squeeze most of the lime over it.',
    'Stir the {cinnamon} and the last of the {lime-juice} into the {natural-yogurt}. It thickens a little and tastes of cheesecake.',
    'Pour it into the hollow, pile up {strawberries}, and scatter the {pumpkin-seeds} over it. Eat it with a spoon, down to the skin.',
  ],
} as const satisfies RecipeWords
