import type { RecipeWords } from '#planner/recipe.ts'

export const pintoBeanFajitasWords = {
  title: 'Pinto bean fajitas with lime and {avocado}',
  blurb: 'Blistered peppers and beans fried until their skins crack, rolled up with lime while they still hiss.',
  call: {
    'rapeseed-oil': 'oil',
    'green-pepper': 'peppers',
    'pinto-beans': 'beans',
    'garlic-powder': 'garlic powder',
    'lime-juice': 'lime',
    'corn-tortilla': 'tortillas',
  },
  prep: {
    'green-pepper': 'in strips',
    onion: 'in thick slices',
    'pinto-beans': 'drained',
    avocado: 'sliced',
  },
  steps: [
    "Make a frying pan very hot with {1/2} of the {rapeseed-oil}, and sear {green-pepper} and {onion}. Don't stir them often. They're done when they're soft and charred in places.",
    'Add the other half of the oil, {pinto-beans}, {cumin}, {paprika}, {garlic-powder} and {salt}. Shake them until the skins split and turn crisp here and there.',
    'Sprinkle in the {lime-juice} and stir until the pan is dry again. Tip everything into a bowl.',
    'Warm the {corn-tortilla} in the empty pan until they puff and soften, and fill them with the vegetables and {avocado}.',
  ],
  tip: 'Keep the filling for lunch boxes. Cut the avocado and warm tortillas when you eat.',
} as const satisfies RecipeWords
