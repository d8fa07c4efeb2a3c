import { recipe } from '#planner/recipe.ts'
import { sweetPotatoDropBiscuitsWords } from './sweet-potato-drop-biscuits-words.ts'

export const sweetPotatoDropBiscuits = recipe(
  {
    id: 'sweet-potato-drop-biscuits',
    cuisine: 'SOUTHERN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 4,
    minutes: { active: 15, total: 35 },
    skill: 'BASIC',
    equipment: ['OVEN', 'MICROWAVE', 'BAKING_TRAY'],
    noCook: false,
    ingredients: [
      { id: 'sweet-potato', g: 200 },
      { id: 'self-raising-flour', g: 220, swaps: [{ id: 'gf-self-raising-flour', g: 220 }] },
      { id: 'baking-powder', g: 3, show: { qty: 0.66, unit: 'tsp' } },
      { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
      {
        id: 'butter',
        g: 42,
        show: { qty: 3, unit: 'tbsp' },
        knife: 'FINE',
        swaps: [{ id: 'coconut-oil', g: 40, show: { qty: 3, unit: 'tbsp' } }],
      },
      {
        id: 'buttermilk',
        g: 123,
        show: { qty: 0.5, unit: 'cup' },
        swaps: [
          { id: 'lactose-free-milk', g: 110 },
          { id: 'soya-milk', g: 110 },
        ],
      },
      {
        id: 'greek-yogurt-2',
        g: 240,
        show: { qty: 16, unit: 'tbsp' },
        swaps: [{ id: 'soya-yogurt', g: 240, show: { qty: 16, unit: 'tbsp' } }],
      },
      {
        id: 'honey',
        g: 28,
        show: { qty: 4, unit: 'tsp' },
        swaps: [{ id: 'maple-syrup', g: 28, show: { qty: 4, unit: 'tsp' } }],
      },
    ],
    steps: [
      { uses: ['sweet-potato'], minutes: 10, waits: true },
      {
        uses: ['butter', 'self-raising-flour', 'baking-powder', 'salt'],
        minutes: 5,
        oven: { celsius: 210, fan: true },
      },
      { uses: ['buttermilk'], minutes: 2, cuts: true },
      { uses: [], minutes: 14, waits: true },
      { uses: ['greek-yogurt-2', 'honey'], minutes: 1 },
    ],
    keepsDays: 2,
    freezable: true,
  },
  sweetPotatoDropBiscuitsWords,
)
