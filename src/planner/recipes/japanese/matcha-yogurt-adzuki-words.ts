import type { RecipeWords } from '#planner/recipe.ts'

export const matchaYogurtAdzukiWords = {
  title: 'Matcha {greek-yogurt-0} with sweet adzuki beans',
  blurb:
    'The colours of a Kyoto tea house: cool green {greek-yogurt-0} over soft red beans. Half pudding, half teatime.',
  call: { 'greek-yogurt-0': 'yogurt', 'adzuki-beans': 'beans', matcha: 'matcha', 'vanilla-extract': 'vanilla' },
  steps: [
    'Rinse the {adzuki-beans}, crush {1/3} of them with a fork, and stir in {1/2} of the {maple-syrup} and the {salt}. They should look like jam with whole fruit in it.',
    'Loosen the {matcha} with two spoons of the {greek-yogurt-0}, working out every green speck. Now the rest of it may follow, with the {vanilla-extract} and what syrup remains.',
    [
      {
        written: '{Adzuki-beans} at the bottom of each glass, {greek-yogurt-0} above.',
        'soya-yogurt': '{Adzuki-beans} at the bottom of each glass, yogurt above.',
      },
      '{10 Min} of patience make it better still.',
    ],
  ],
} as const satisfies RecipeWords
