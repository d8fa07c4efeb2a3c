import type { RecipeWords } from '#planner/recipe.ts'

export const chickenKoshimbirMangoWords = {
  title: '{Chicken-breast-cooked} koshimbir with {carrot}, {mango} and {desiccated-coconut}',
  blurb:
    'A crunchy Maharashtrian grated salad made a meal: {carrot}, {cabbage}, ripe {mango}, cold {chicken-breast-cooked} and toasted {desiccated-coconut}.',
  call: { 'olive-oil': 'oil', 'green-chilli': 'chilli' },
  prep: {
    'chicken-breast-cooked': 'in thin strips',
    carrot: 'coarsely grated',
    cabbage: 'shredded as fine as you can',
    mango: 'in small dice',
    'green-chilli': 'finely chopped',
    coriander: 'chopped',
  },
  steps: [
    "Spread the {desiccated-coconut} on a plate and toast it in the microwave, {0.5 min} at a time with a stir between, until it's golden brown.",
    'In the salad bowl beat {lime-juice}, {olive-oil}, {garam-masala}, {green-chilli} and {salt}.',
    'Grate the {carrot+} and shred the {cabbage} straight into it. Squeeze them between your fingers a few times, so that they soften and take up the lime.',
    'Add {chicken-breast-cooked}, {mango} and {coriander}, mix from below, and scatter the {desiccated-coconut} over everything.',
  ],
} as const satisfies RecipeWords
