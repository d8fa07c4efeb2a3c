import type { RecipeWords } from '#planner/recipe.ts'

export const teriyakiChickenBroccoliWords = {
  title: 'Teriyaki chicken with {broccoli}',
  blurb: 'Shiny, sticky, sweet and salty, with {broccoli} steamed in the same pan to catch what drips.',
  call: {
    'soy-sauce': 'soy sauce',
    'brown-sugar': 'sugar',
    'ground-ginger': 'ginger',
    'rapeseed-oil': 'oil',
    'chicken-thigh': 'chicken',
    'rice-cooked': 'rice',
  },
  prep: {
    'chicken-thigh': 'in {3 cm} pieces',
    broccoli: 'in small florets',
  },
  steps: [
    'Stir {soy-sauce}, {brown-sugar}, {ground-ginger} and {cornflour} into {1/2} of the {water}.',
    'Fry the {chicken-thigh} with the {rapeseed-oil} in a wide frying pan. Leave it alone until it comes off by itself, then turn it and go on until no juice is pink.',
    "Push the meat to the rim, heap the {broccoli} in the middle with the other half of the water, and cover. It's ready when the water has gone and it's bright green and just tender.",
    'Give the sauce a stir, pour it in, and toss until it turns from cloudy to clear and lacquers everything.',
    'Heat the {rice-cooked} as its packet says, and pile the rest on top.',
  ],
} as const satisfies RecipeWords
