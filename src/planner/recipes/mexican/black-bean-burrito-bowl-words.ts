import type { RecipeWords } from '#planner/recipe.ts'

export const blackBeanBurritoBowlWords = {
  title: 'Black bean burrito bowl',
  blurb:
    'Everything from the burrito bar except the paper: smoky beans, blistered sweetcorn, salsa, lime and {avocado}.',
  call: {
    'rapeseed-oil': 'oil',
    'frozen-sweetcorn': 'sweetcorn',
    'lime-juice': 'lime',
  },
  prep: {
    'black-beans': 'drained',
    avocado: 'sliced',
  },
  steps: [
    'Heat the {rapeseed-oil} in a frying pan and scatter in the {frozen-sweetcorn}, straight from the freezer. Shake it about until some kernels are freckled brown and one or two have jumped.',
    'Season with {cumin} and {paprika}, and stop as soon as they smell toasted.',
    'Add the {black-beans} with {1/2} of the {salsa}, and warm them through under a lid until steam rises.',
    'Meanwhile dress the {avocado} with the {lime-juice}.',
    'Heat the {rice-cooked} as its packet says, share it between the bowls, and lay beans, {avocado} and the rest of the {salsa} on it in separate heaps.',
  ],
  tip: 'For tomorrow, box the beans alone. Cut the avocado and heat the rice when you eat.',
} as const satisfies RecipeWords
