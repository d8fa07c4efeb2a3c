import type { RecipeWords } from '#planner/recipe.ts'

export const lentilMushroomSpaghettiWords = {
  title: '{Spaghetti} with lentils and mushrooms',
  blurb: 'A slow Sunday sauce on a weekday: mushrooms for depth, lentils for bite, tomatoes cooked down dark.',
  call: {
    'olive-oil': 'oil',
    'chestnut-mushrooms': 'mushrooms',
    'tinned-tomatoes': 'tomatoes',
    'lentils-tinned': 'lentils',
  },
  prep: {
    'chestnut-mushrooms': 'chopped as small as peas',
    onion: 'finely chopped',
    garlic: 'crushed',
    'lentils-tinned': 'drained',
  },
  steps: [
    'Get the {olive-oil} hot in a large frying pan and throw in the {chestnut-mushrooms}. Stir only when they begin to stick. First their water comes out, then they go dry and brown.',
    'Lower the heat for {onion}, {garlic} and {dried-oregano}, and turn them over until the {onion} is see-through.',
    'Add {tinned-tomatoes}, {lentils-tinned} and {1/2} of the {salt}. Let it bubble, half covered, until the sauce is thick enough to heap on a spoon.',
    'While it cooks, boil the {spaghetti} in plenty of water with the rest of the salt until the strands bend but still have some bite.',
    'Lift the pasta across, still dripping, and toss until every strand is red.',
  ],
  tip: 'The sauce freezes well on its own. Cook the pasta fresh.',
} as const satisfies RecipeWords
