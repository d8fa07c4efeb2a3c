import type { RecipeWords } from '#planner/recipe.ts'

export const fishPieWords = {
  title: 'Fish pie',
  blurb: 'Large flakes in a mild sauce with {leek} and peas, under mash with a crust of Cheddar.',
  call: {
    'olive-oil': 'oil',
    'plain-flour': 'flour',
    'milk-semi': 'milk',
    'lactose-free-milk': 'milk',
    pollock: 'fish',
    'frozen-peas': 'peas',
  },
  prep: {
    potato: 'peeled, in chunks',
    leek: 'sliced',
    pollock: 'thawed, in large pieces',
    cheddar: 'grated',
  },
  steps: [
    'Heat the oven to {oven}. Boil the {potato+} with {1/2} of the {salt} in a saucepan, until a knife goes in without hitting anything hard. Drain them and mash them.',
    "Rinse out the pan, and soften the {leek} in the {olive-oil}, stirring, until it's limp and still green.",
    'Dust it with the {plain-flour}, then add the {milk-semi} little by little, stirring until it bubbles and is as thick as custard. Season with {mustard} and the other half of the salt.',
    'Fold in {pollock} and {frozen-peas} off the heat and spread them in a baking dish.',
    'Cover it with the mash and the {cheddar}, and bake it for {time}, until the top is golden brown, the sauce bubbles up and the fish is opaque and falls into flakes.',
  ],
} as const satisfies RecipeWords
