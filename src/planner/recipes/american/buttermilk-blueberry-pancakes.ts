import { recipe } from '#planner/recipe.ts'
import { buttermilkBlueberryPancakesWords } from './buttermilk-blueberry-pancakes-words.ts'

export const buttermilkBlueberryPancakes = recipe(
  {
    id: 'buttermilk-blueberry-pancakes',
    cuisine: 'AMERICAN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 20 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'self-raising-flour', g: 100, swaps: [{ id: 'gf-self-raising-flour', g: 100 }] },
      { id: 'bicarbonate-of-soda', g: 1.2, show: { qty: 0.25, unit: 'tsp' } },
      {
        id: 'egg',
        g: 76,
        show: { qty: 2, unit: 'small' },
        swaps: [{ id: 'banana', g: 51, show: { qty: 0.5, unit: 'small' } }],
      },
      {
        id: 'buttermilk',
        g: 163,
        show: { qty: 0.66, unit: 'cup' },
        swaps: [{ id: 'soya-yogurt', g: 163, show: { qty: 0.66, unit: 'cup' } }],
      },
      { id: 'blueberries', g: 120 },
      { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
      { id: 'maple-syrup', g: 40, show: { qty: 2, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['self-raising-flour', 'bicarbonate-of-soda', 'egg', 'buttermilk'], minutes: 4 },
      { uses: [], minutes: 5, waits: true },
      { uses: ['rapeseed-oil', 'blueberries'], minutes: 2, heat: 'MEDIUM' },
      { uses: [], minutes: 8, timer: 8, done: { egg: 'LOOK' }, heat: 'MEDIUM' },
      { uses: ['maple-syrup'], minutes: 1 },
    ],
    portionSteps: [1, 2],
    keepsDays: 1,
    freezable: true,
  },
  buttermilkBlueberryPancakesWords,
)
