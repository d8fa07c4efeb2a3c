import { recipe } from '#planner/recipe.ts'
import { yogurtPeachWalnutsWords } from './yogurt-peach-walnuts-words.ts'

export const yogurtPeachWalnuts = recipe(
  {
    id: 'yogurt-peach-walnuts',
    cuisine: 'GREEK',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 5, total: 5 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'greek-yogurt-2', g: 200, swaps: [{ id: 'soya-yogurt', g: 250 }] },
      { id: 'peach', g: 150, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      {
        id: 'walnuts',
        g: 21,
        show: { qty: 3, unit: 'tbsp' },
        swaps: [{ id: 'pumpkin-seeds', g: 20, show: { qty: 2.5, unit: 'tbsp' } }],
      },
      {
        id: 'honey',
        g: 7,
        show: { qty: 1, unit: 'tsp' },
        swaps: [{ id: 'maple-syrup', g: 6.6, show: { qty: 1, unit: 'tsp' } }],
      },
      { id: 'thyme', g: 0.4, show: { qty: 0.5, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['greek-yogurt-2'] },
      { uses: ['thyme', 'honey'], minutes: 1 },
      { uses: ['peach', 'walnuts'], minutes: 3 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  yogurtPeachWalnutsWords,
)
