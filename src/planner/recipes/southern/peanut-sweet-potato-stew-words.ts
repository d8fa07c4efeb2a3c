import type { RecipeWords } from '#planner/recipe.ts'

export const peanutSweetPotatoStewWords = {
  title: 'Peanut and {sweet-potato} stew with beans',
  blurb: 'It came to the South from West Africa: smooth, thick, a little hot, and cheap.',
  call: {
    'rapeseed-oil': 'oil',
    'ground-ginger': 'ginger',
    'kidney-beans': 'beans',
    'peanut-butter': 'peanut butter',
  },
  prep: {
    onion: 'chopped',
    'sweet-potato': 'in {2 cm} dice',
    'kidney-beans': 'drained',
  },
  steps: [
    "Cook the {onion} in a casserole with a film of {rapeseed-oil}, stirring, until it's limp.",
    'Add {ground-ginger}, {chilli-flakes}, {sweet-potato}, {passata}, {water} and {salt}. Cover it and cook until you can cut a cube with the side of a spoon.',
    'Loosen the {peanut-butter} with a ladle of the hot sauce, pour it back with the {kidney-beans}, and stir until the stew is the colour of toffee.',
    'Fold in the {spinach} until it hangs limp.',
  ],
} as const satisfies RecipeWords
