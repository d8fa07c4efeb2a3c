import type { RecipeWords } from '#planner/recipe.ts'

export const cucumberPomegranateKachumberWords = {
  title: '{Cucumber} and pomegranate kachumber',
  blurb: 'A fresh, juicy chop of {cucumber} and {mint} with pomegranate beads and toasted {sunflower-seeds}.',
  call: { 'red-onion': 'onion', 'pomegranate-seeds': 'pomegranate' },
  prep: { cucumber: 'in small cubes', tomato: 'in small cubes', 'red-onion': 'finely chopped', mint: 'cut in ribbons' },
  steps: [
    "Spread the {sunflower-seeds} out in a mug or saucer, microwave for {1 min}, and repeat until they smell nutty. Mix them with the {cumin} while they're hot.",
    'Toss {cucumber}, {tomato}, {red-onion}, {pomegranate-seeds} and {mint} with {lemon-juice} and {salt}.',
    'Put the warm seeds on at the table, so that they crackle as you bite.',
  ],
} as const satisfies RecipeWords
