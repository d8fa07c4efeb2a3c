import type { RecipeWords } from '#planner/recipe.ts'

export const lentilPotatoHotpotWords = {
  title: 'Lentil hotpot with a {potato} lid',
  blurb: 'Lancashire in spirit: {leek+} and lentils below, overlapping slices above that brown like roast potatoes.',
  call: {
    'olive-oil': 'oil',
    'tomato-puree': 'tomato purée',
    'lentils-tinned': 'lentils',
  },
  prep: {
    leek: 'sliced',
    carrot: 'in coins',
    'lentils-tinned': 'drained',
    potato: 'in slices as thick as a coin',
  },
  steps: [
    'Heat the oven to {oven}. In a casserole, stir {leek+} and {carrot} in {2/3} of the {olive-oil} until the green has brightened and the rings have gone soft.',
    'Add {tomato-puree}, {dried-thyme}, {mustard}, {lentils-tinned}, most of the {salt} and the {water}, and stir until it bubbles.',
    'Take it off the heat and cover it with the {potato} in overlapping rings. Brush with the remaining oil and salt.',
    'Bake with the lid on for {time}, until a knife goes through the slices.',
    "Uncover it and give it {time} more in the oven, until they're gold with crisp rims.",
  ],
} as const satisfies RecipeWords
