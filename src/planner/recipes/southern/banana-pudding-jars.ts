import { recipe } from '#planner/recipe.ts'
import { bananaPuddingJarsWords } from './banana-pudding-jars-words.ts'

export const bananaPuddingJars = recipe(
  {
    id: 'banana-pudding-jars',
    cuisine: 'SOUTHERN',
    slots: ['SNACK'],
    dishTags: ['DESSERTS'],
    servings: 2,
    minutes: { active: 8, total: 8 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      {
        id: 'greek-yogurt-2',
        g: 240,
        show: { qty: 16, unit: 'tbsp' },
        swaps: [{ id: 'soya-yogurt', g: 240, show: { qty: 16, unit: 'tbsp' } }],
      },
      { id: 'vanilla-extract', g: 4.2, show: { qty: 1, unit: 'tsp' } },
      {
        id: 'honey',
        g: 10,
        show: { qty: 0.5, unit: 'tbsp' },
        swaps: [{ id: 'maple-syrup', g: 10, show: { qty: 0.5, unit: 'tbsp' } }],
      },
      { id: 'banana', g: 118, show: { qty: 1, unit: 'medium' } },
      {
        id: 'oatcakes',
        g: 20,
        show: { qty: 2, unit: 'piece' },
        swaps: [{ id: 'rice-cakes', g: 18, show: { qty: 2, unit: 'piece' } }],
      },
      { id: 'nutmeg', g: 0.2, show: { qty: 1, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['greek-yogurt-2', 'vanilla-extract', 'honey'], minutes: 1 },
      { uses: ['banana', 'oatcakes'], minutes: 2, cuts: true },
      { uses: ['nutmeg'], minutes: 5, waits: true },
    ],
    keepsDays: 1,
    freezable: false,
  },
  bananaPuddingJarsWords,
)
