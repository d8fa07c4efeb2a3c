import type { RecipeWords } from '#planner/recipe.ts'

export const mushroomStroganoffWords = {
  title: 'Mushroom stroganoff with {pasta}',
  blurb: 'Browned mushrooms and butter beans in a tangy paprika sauce with {natural-yogurt} and mustard.',
  call: {
    'gf-pasta': 'gluten-free pasta',
    'olive-oil': 'oil',
    'chestnut-mushrooms': 'mushrooms',
    'natural-yogurt': 'yogurt',
    'soya-yogurt': 'soya yogurt',
  },
  prep: {
    pasta: 'ribbons or spirals',
    'gf-pasta': 'spirals',
    'chestnut-mushrooms': 'quartered',
    onion: 'sliced',
    'butter-beans': 'drained',
  },
  steps: [
    "Boil the {pasta} in water with {1/2} of the {salt} until it's tender but still firm in the middle, then drain it.",
    'While the pasta cooks, heat the {olive-oil} in a large frying pan and brown the {chestnut-mushrooms}. Stir only now and then, and go on until their water has boiled away.',
    'Turn the heat down and add {onion}, the {paprika} and the rest of the salt. Stir until the slices are limp and red.',
    'Tip in the {butter-beans} and the {water} and let them bubble together until the liquid has halved.',
    'Beat {cornflour} and {mustard} into the {natural-yogurt}, stir it in off the boil, and warm it until the sauce clings. Fold in the pasta.',
  ],
  tip: 'Reheat it slowly with a spoonful of water. A fierce heat makes the sauce grainy.',
} as const satisfies RecipeWords
