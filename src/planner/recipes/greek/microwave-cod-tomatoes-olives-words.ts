import type { RecipeWords } from '#planner/recipe.ts'

export const microwaveCodTomatoesOlivesWords = {
  title: 'Cod with tomatoes and {olives} in its own juice',
  blurb: 'A taverna plate out of the microwave: the fish steams on tomatoes and makes its own sauce.',
  call: {
    'cherry-tomatoes': 'tomatoes',
    'olive-oil': 'oil',
  },
  prep: {
    'sweet-potato': 'in {1 cm} dice',
    'cherry-tomatoes': 'halved',
    cod: 'in large pieces',
  },
  steps: [
    'Put the {sweet-potato} in a deep dish with a spoonful of water, cover it with a plate, and microwave it for {time}, until a fork goes in easily.',
    'Add {cherry-tomatoes}, {olives}, {dried-oregano} and {1/2} of the {olive-oil}.',
    'Lay the {cod} on top, season with the {salt}, cover again and microwave for {time}.',
    'Move the pieces in the middle to the rim and give it {time} more under its cover. It should be white all through and fall into flakes. If not, give it another minute.',
    'Leave it covered for another {2 min}, because the dish goes on cooking. Then spoon the juices and the rest of the {olive-oil} over it.',
  ],
} as const satisfies RecipeWords
