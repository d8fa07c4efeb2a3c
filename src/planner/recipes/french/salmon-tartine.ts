import { recipe } from '#planner/recipe.ts'
import { salmonTartineWords } from './salmon-tartine-words.ts'

export const salmonTartine = recipe(
  {
    id: 'salmon-tartine',
    cuisine: 'FRENCH',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      {
        id: 'quark',
        g: 90,
        show: { qty: 6, unit: 'tbsp' },
        swaps: [{ id: 'soya-yogurt', g: 90, show: { qty: 6, unit: 'tbsp' } }],
      },
      { id: 'chives', g: 4.5, show: { qty: 1.5, unit: 'tbsp' }, knife: 'ROUGH' },
      { id: 'lemon-juice', g: 5, show: { qty: 1, unit: 'tsp' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
      {
        id: 'rye-bread',
        g: 80,
        show: { qty: 2.5, unit: 'slice' },
        swaps: [{ id: 'gf-bread', g: 90, show: { qty: 3, unit: 'slice' } }],
      },
      { id: 'cucumber', g: 60, show: { qty: 10, unit: 'slice' } },
      {
        id: 'salmon-tinned',
        g: 80,
        show: { qty: 0.5, unit: 'tin' },
        swaps: [{ id: 'smoked-tofu', g: 60, knife: 'FINE' }],
      },
      { id: 'radish', g: 27, show: { qty: 3, unit: 'piece' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['quark', 'lemon-juice', 'black-pepper', 'chives'], minutes: 2 },
      { uses: ['rye-bread'], minutes: 1 },
      { uses: ['cucumber', 'radish', 'salmon-tinned'], minutes: 3 },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 0,
    freezable: false,
  },
  salmonTartineWords,
)
