import type { RecipeWords } from '#planner/recipe.ts'

export const quinoaLentilTabboulehWords = {
  title: 'Green tabbouleh with {quinoa-cooked} and lentils',
  blurb:
    'Tabbouleh as it should be, a {parsley} salad first of all, with {quinoa-cooked} and lentils to make it a meal.',
  call: { 'lentils-tinned': 'lentils', 'lemon-juice': 'juice', 'olive-oil': 'oil', 'pomegranate-seeds': 'pomegranate' },
  prep: { parsley: 'finely chopped', mint: 'finely chopped', 'spring-onion': 'finely sliced', tomato: 'in small dice' },
  steps: [
    'Gather {parsley} and {mint} into a tight bunch and slice through it once with a sharp knife, as finely as you can. Chopping to and fro bruises the leaves and turns them black.',
    'Squeeze the pouch of {quinoa-cooked} to break up the grains and empty it over the herbs. Drain the {lentils-tinned} well and add them too.',
    'Add the {tomato+} with their {lemon-juice}, the {spring-onion+}, lemon juice, {olive-oil}, {allspice} and {salt}. Mix it gently with two forks, lifting more than stirring.',
    'Scatter the {pomegranate-seeds} and the {pumpkin-seeds} on last, so that they stay crunchy.',
  ],
  tip: 'Romaine leaves make good scoops if you have some.',
} as const satisfies RecipeWords
