import type { RecipeWords } from '#planner/recipe.ts'

export const chickenFriedRiceWords = {
  title: 'Chicken fried rice',
  blurb:
    'Faster than the takeaway: loose grains, ribbons of egg, peas, and {soy-sauce} that smokes as it hits the pan.',
  call: {
    'rapeseed-oil': 'oil',
    'chicken-breast-cooked': 'chicken',
    'rice-cooked': 'rice',
    'frozen-peas': 'peas',
    'soy-sauce': 'soy sauce',
    'ground-ginger': 'ginger',
  },
  prep: {
    carrot: 'in tiny dice',
    'spring-onion': 'sliced, white and green apart',
    'chicken-breast-cooked': 'diced',
  },
  steps: [
    'Beat the {egg+}. Get {1/2} of the {rapeseed-oil} very hot in a large frying pan, pour them in, and fold them over themselves until no liquid is left. Tip them out.',
    'Add the rest of the oil with {carrot}, the white of the {spring-onion}, {frozen-peas} and {ground-ginger}, and keep them moving until the carrot has lost its crunch.',
    "Break up the {rice-cooked} with your hands, add it with the {chicken-breast-cooked}, press it against the pan and turn it, until the grains jump and all of it's steaming hot.",
    'Pour the {soy-sauce} down the side of the pan, bring back the eggs in pieces with the green of the {spring-onion}, and stop once every grain is tinted.',
  ],
  tip: 'Rice from a packet has been cooked once already, so eat it all at one sitting and keep no leftovers.',
} as const satisfies RecipeWords
