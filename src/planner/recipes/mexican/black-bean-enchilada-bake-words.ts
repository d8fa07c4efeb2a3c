import type { RecipeWords } from '#planner/recipe.ts'

export const blackBeanEnchiladaBakeWords = {
  title: 'Black bean enchilada bake',
  blurb: 'All the taste of enchiladas and none of the rolling: tortillas, beans and red sauce, layered and baked.',
  call: {
    'rapeseed-oil': 'oil',
    'green-pepper': 'pepper',
    'black-beans': 'beans',
    'frozen-sweetcorn': 'sweetcorn',
    'corn-tortilla': 'tortillas',
  },
  prep: {
    onion: 'chopped',
    'green-pepper': 'chopped',
    'black-beans': 'drained',
  },
  steps: [
    "Heat the oven to {oven}. Cook {onion} and {green-pepper} in an oiled frying pan, stirring, until they're limp.",
    'Add {cumin} and {chilli-flakes}, and a moment later {passata} and {salt}. Stir until it simmers and smells rich.',
    'Stir {black-beans} and {frozen-sweetcorn} into {2/3} of the sauce and heat them until they steam.',
    'Layer the {corn-tortilla} and the beans in a baking dish, tearing the tortillas to fit. The rest of the sauce goes on top.',
    'Bake it for {time}, until it bubbles in the middle and the edges of the top tortillas are crisp.',
  ],
} as const satisfies RecipeWords
