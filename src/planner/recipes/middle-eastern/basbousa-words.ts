import type { RecipeWords } from '#planner/recipe.ts'

export const basbousaWords = {
  title: 'Basbousa, {semolina} cake with orange syrup',
  blurb:
    'A flat, golden cake of {semolina} and {desiccated-coconut} that is soaked with warm orange syrup while it still sings from the oven.',
  call: { 'olive-oil': 'oil' },
  steps: [
    'Heat the oven to {oven}. Stir {semolina}, {desiccated-coconut}, {cardamom} and {baking-powder} together, then the {natural-yogurt}, the {olive-oil} and {1/2} of the {honey}. Leave it for {time} to swell.',
    [
      "Scrape it into a small lined dish, a thumb's width deep, and smooth it with a wet spoon.",
      {
        written: 'Mark squares and press an almond into each.',
        'pumpkin-seeds': 'Mark squares and press a few {pumpkin-seeds} into each.',
      },
    ],
    'Bake it until the rim is brown and the middle springs back when you tap it.',
    'Warm the {orange-juice} with the other {1/2} of the {honey} in the microwave for a few seconds. Spoon this slowly over the hot cake, which soaks it up.',
    'Cut along the marks when it has cooled enough to touch.',
  ],
  tip: "It's moister on the second day, when the syrup has found its way everywhere.",
} as const satisfies RecipeWords
