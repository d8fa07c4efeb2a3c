import type { RecipeWords } from '#planner/recipe.ts'

export const vanillaPoachedPearsWords = {
  title: '{Pear+} poached in {apple-juice} and vanilla',
  blurb: 'Whole afternoons of scent for {20 min} of heat: silky {pear+} in their own amber syrup.',
  call: { 'vanilla-extract': 'vanilla' },
  prep: { pear: 'peeled, halved and cored' },
  steps: [
    "Choose a saucepan in which the {pear} halves fit snugly side by side. Heat the {apple-juice} in it with {lemon-juice}, {vanilla-extract} and {star-anise}. It's ready as soon as it steams and smells of vanilla.",
    'Lay the {pear+} in, round side down, and press a circle of baking paper onto them. Keep the liquid just below a simmer and turn them over once, until a knife slides through.',
    "Move the fruit to bowls. Boil down what's left until it coats the bottom of the pan, and glaze the {pear+} with it.",
  ],
  tip: 'Firm {pear+} keep their shape. Very ripe ones need only half the time.',
} as const satisfies RecipeWords
