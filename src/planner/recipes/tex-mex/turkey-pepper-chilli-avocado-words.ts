import type { RecipeWords } from '#planner/recipe.ts'

export const turkeyPepperChilliAvocadoWords = {
  title: 'Turkey chilli with peppers and {avocado}',
  blurb: 'A bowl of red that needs no beans: sweet peppers, smoke and heat, with cool {avocado} on top.',
  call: {
    'olive-oil': 'oil',
    'turkey-mince': 'turkey',
    'red-pepper': 'peppers',
  },
  prep: {
    onion: 'chopped',
    'red-pepper': 'in squares',
    courgette: 'in dice',
    avocado: 'sliced',
  },
  steps: [
    "Heat a casserole with the {olive-oil}, crumble in the {turkey-mince}, and break it up with the spoon until it's dry, white and golden in places.",
    "Add {onion}, {red-pepper} and {courgette}, and stir until they're soft.",
    'Scatter over {cumin}, {paprika} and {chilli-flakes}. Move on as soon as the spices darken.',
    'Add the {passata} and {salt}, half cover it, and cook until the peppers are soft and the sauce is thick.',
    'Ladle into bowls and lay the {avocado} on top.',
  ],
  tip: 'Cut the avocado when you eat. The chilli alone keeps and freezes.',
} as const satisfies RecipeWords
