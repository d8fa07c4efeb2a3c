import type { RecipeWords } from '#planner/recipe.ts'

export const sardinesPeppersOrangeWords = {
  title: '{Sardines-tinned} with roasted peppers and {orange}',
  blurb: 'What a Málaga bar puts together from jars and tins in the time it takes to pour a glass of water.',
  call: {
    'roasted-peppers': 'peppers',
    'red-wine-vinegar': 'vinegar',
    'smoked-paprika': 'paprika',
    'olive-oil': 'oil',
    'little-gem': 'lettuce',
    'sunflower-seeds': 'seeds',
  },
  prep: {
    'roasted-peppers': 'in broad ribbons',
    garlic: 'crushed',
    'little-gem': 'in quarters',
    orange: 'in segments',
    parsley: 'chopped',
  },
  steps: [
    'In a soup plate, mix {red-wine-vinegar}, {smoked-paprika}, {garlic} and {olive-oil} to a brick-red dressing, and coat the {roasted-peppers} in it.',
    'Set the {little-gem} quarters on the plates, cut side up, like little boats, and tuck the {orange} between.',
    'Drape with {roasted-peppers}, rest the {sardines-tinned} whole on top, and tip the red juices over.',
    'Scatter it with {sunflower-seeds} and {parsley}.',
  ],
  tip: 'The tiny bones of tinned sardines are soft enough to eat, and full of calcium.',
} as const satisfies RecipeWords
