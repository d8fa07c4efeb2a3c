import type { RecipeWords } from '#planner/recipe.ts'

export const papayaBananaCoconutBoatWords = {
  title: '{Papaya} boat with {banana}, lime and coconut',
  blurb:
    'Breakfast as on a Thai beach: half a {papaya} filled with {banana}, toasted coconut and seeds, and sharpened with lime.',
  call: { 'pumpkin-seeds': 'seeds', 'coconut-chips': 'coconut' },
  prep: { banana: 'in coins' },
  steps: [
    'Halve a small {papaya} from stalk to tip and spoon out the black seeds. The hollow is your bowl.',
    'Toss the {banana} in the {lime-juice} and fill the {papaya} with it, juice and all.',
    'Top with {coconut-chips}, pumpkin seeds and the {mint}, snipped fine. Dig in with a spoon, down to the skin.',
  ],
  tip: "A ripe {papaya} is more yellow than green and yields to your thumb. Melon will do when there's none.",
} as const satisfies RecipeWords
