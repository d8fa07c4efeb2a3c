import type { RecipeWords } from '#planner/recipe.ts'

export const wakameCucumberSunomonoWords = {
  title: 'Sunomono of {cucumber}, {daikon} and {wakame}',
  blurb: 'Cold, sour, faintly sweet: the little salad between two bites of something hot. {Avocado} makes it a snack.',
  call: { 'apple-cider-vinegar': 'vinegar', 'sesame-seeds': 'sesame' },
  prep: {
    cucumber: 'in see-through slices',
    daikon: 'in see-through slices',
    ginger: 'in hair-thin strips',
    avocado: 'in cubes',
  },
  steps: [
    'Cover the {wakame} with cold water and let it unfold. In another bowl rub the {salt} into the {cucumber} and {daikon}.',
    'Stir {apple-cider-vinegar}, {maple-syrup} and {ginger} until the syrup has vanished.',
    'When the vegetables have let out their juice, squeeze them dry like a cloth, and do the same with the seaweed.',
    'Dress it all, spoon them into small bowls, and set {avocado} and {sesame-seeds} on top.',
  ],
} as const satisfies RecipeWords
