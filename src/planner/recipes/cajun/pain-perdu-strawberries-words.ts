import type { RecipeWords } from '#planner/recipe.ts'

export const painPerduStrawberriesWords = {
  title: 'Pain perdu with {strawberries}',
  blurb: {
    written:
      "Lost bread is what Acadians call it: yesterday's {baguette}, saved by {egg+} and {milk-semi}, under a heap of {strawberries}.",
    'gf-bread':
      'What Acadians make of a loaf past its day: {gf-bread}, saved by {egg+} and {milk-semi}, under a heap of {strawberries}.',
  },
  call: { 'olive-oil': 'oil', 'vanilla-extract': 'vanilla' },
  prep: { strawberries: 'sliced' },
  steps: [
    'Stir the {strawberries} into the {maple-syrup} and leave them to get juicy while you do everything else.',
    [
      'Beat {egg+}, {milk-semi}, {vanilla-extract} and {nutmeg} in a shallow dish.',
      {
        written:
          'Soak the bread in it for {time} on one side and two on the other, until it feels heavy, like a wet sponge.',
        'gf-bread': 'Soak the {gf-bread} for {side} on each side, until it feels heavy but still holds together.',
      },
    ],
    [
      {
        written: 'Melt {1/2} the {butter} in a frying pan until it sizzles.',
        'olive-oil': 'Warm {1/2} the olive oil in a frying pan until it shimmers.',
      },
      "Fry the slices gently in two batches, with the rest of the {butter} for the second, until they're golden brown and puffy.",
    ],
    'Spoon the berries and their pink syrup over the top.',
  ],
} as const satisfies RecipeWords
