import type { RecipeWords } from '#planner/recipe.ts'

export const endiveAvocadoOrangeWords = {
  title: '{Chicory} boats with {avocado} and {orange}',
  blurb:
    'Endibias, the crisp bitter leaves of every Spanish buffet, filled with {avocado} and {orange} and a few seeds.',
  call: { 'sunflower-seeds': 'seeds', 'red-wine-vinegar': 'vinegar' },
  prep: {
    avocado: 'diced',
    orange: 'peeled, in small pieces',
    chicory: 'in separate leaves',
    'spring-onion': 'in fine rings',
  },
  steps: [
    'Catch the juice of the {orange} while you cut it up, and mix it with {red-wine-vinegar} and {salt}.',
    'Fold {avocado}, {orange} pieces and {spring-onion} into it gently, so that the cubes stay whole.',
    'Set out the leaves and fill each with a spoonful. Top them with {sunflower-seeds} and a little {paprika}.',
  ],
  tip: "The small inner leaves are the mildest. Keep them for whoever says they don't like bitter things.",
} as const satisfies RecipeWords
