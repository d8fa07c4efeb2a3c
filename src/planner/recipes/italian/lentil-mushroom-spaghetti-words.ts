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
    'Get the {olive-oil} hot in a large frying pan and throw in the {chestnut-mushrooms}. Stir only when they catch. First they weep, then they dry and brown.',
    'Lower the heat for {onion}, {garlic} and {dried-oregano}, and turn them over until the {onion} looks like glass.',
    'Add {tinned-tomatoes}, {lentils-tinned} and {1/2} of the {salt}. Let the pan blip away, half covered, until the sauce sits in a mound on the spoon.',
    'While it does, cook the {spaghetti} in boiling water with the rest of the salt until the strands bend but still bite.',
    'Lift the pasta across, still dripping, and toss until every strand is red.',
  ],
  tip: 'The sauce freezes well on its own. Cook the pasta fresh.',
} as const satisfies RecipeWords
