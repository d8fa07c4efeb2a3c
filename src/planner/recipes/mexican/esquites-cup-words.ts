import type { RecipeWords } from '#planner/recipe.ts'

export const esquitesCupWords = {
  title: 'Esquites, corn in a cup',
  blurb: {
    written:
      'Charred {frozen-sweetcorn} with lime, chilli, a little {mayonnaise-light} and salty cheese, as the cart on the plaza sells it.',
    'vegan-mayonnaise':
      'Charred {frozen-sweetcorn} with lime, chilli, a little vegan mayonnaise and salty cheese, as the cart on the plaza sells it.',
    'nutritional-yeast':
      'Charred {frozen-sweetcorn} with lime, chilli, a little {mayonnaise-light} and savoury yeast flakes, as the cart on the plaza sells it.',
    'vegan-mayonnaise & nutritional-yeast':
      'Charred {frozen-sweetcorn} with lime, chilli, a little vegan mayonnaise and savoury yeast flakes, as the cart on the plaza sells it.',
  },
  call: { 'vegan-mayonnaise': 'mayonnaise', 'rapeseed-oil': 'oil' },
  prep: { jalapeno: 'finely chopped', cotija: 'crumbled', coriander: 'chopped' },
  steps: [
    'Get a frying pan very hot with the {rapeseed-oil} and spread the frozen corn in it. Try not to stir. When the steam has gone, it starts to pop and black spots appear. Stop when half of the kernels are spotted.',
    'Add the {jalapeno} for the last minute, until you can smell it.',
    'Away from the hob, coat the kernels with {mayonnaise-light} and {lime-juice}.',
    'Fill the cups and dress the tops with {cotija}, {chilli-powder} and {coriander}. A long spoon helps.',
  ],
} as const satisfies RecipeWords
