import type { RecipeWords } from '#planner/recipe.ts'

export const matchaYogurtAdzukiWords = {
  title: 'Matcha {greek-yogurt-0} with sweet adzuki beans',
  blurb:
    'The colours of a Kyoto tea house: cool green {greek-yogurt-0} over soft red beans. Half pudding, half teatime.',
  call: { 'greek-yogurt-0': 'yogurt', 'adzuki-beans': 'beans', matcha: 'matcha', 'vanilla-extract': 'vanilla' },
  steps: [
    'Rinse the {adzuki-beans}, crush {1/3} of them with a fork, and stir in {1/2} of the {maple-syrup} and the {salt}. They should look like jam with whole fruit in it.',
    'Loosen the {matcha} with two spoons of the {greek-yogurt-0}, working out every green speck. Then stir in the rest of it, with the {vanilla-extract} and the rest of the syrup.',
    [
      {
        written: 'Put {adzuki-beans} in the bottom of each glass and {greek-yogurt-0} on top.',
        'soya-yogurt': 'Put {adzuki-beans} in the bottom of each glass and yogurt on top.',
      },
      "It's even better after {10 min}.",
    ],
  ],
} as const satisfies RecipeWords
