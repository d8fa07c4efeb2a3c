import type { RecipeWords } from '#planner/recipe.ts'

export const paprikaChickenTrayBakeWords = {
  title: 'Paprika chicken tray bake with {sweet-potato}',
  blurb: 'One tray, one bowl to wash up, and an oven that does the rest: sticky edges, sweet peppers, salty olives.',
  call: {
    'red-pepper': 'pepper',
    'red-onion': 'onion',
    'chicken-thigh': 'chicken',
    'garlic-powder': 'garlic powder',
    'olive-oil': 'oil',
  },
  prep: {
    'sweet-potato': 'in {2 cm} wedges',
    'red-pepper': 'in broad strips',
    courgette: 'in thick rounds',
    'red-onion': 'in wedges',
  },
  steps: [
    'Heat the oven to {oven}. On a baking tray, rub {sweet-potato}, {red-pepper}, {courgette}, {red-onion} and {chicken-thigh} with {paprika}, {garlic-powder}, {dried-oregano}, {olive-oil} and {salt} until all are red, and lay the meat on top.',
    'Roast for {time}, until the {sweet-potato} is soft inside and dark at the corners.',
    "Strew the {olives} over it and give it {time} more, until they're wrinkled and the juices have thickened.",
  ],
  tip: 'Cold leftovers, cut small, make a salad with a spoonful of vinegar.',
} as const satisfies RecipeWords
