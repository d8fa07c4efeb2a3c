import { recipe } from '#planner/recipe.ts'
import { saladeNicoiseWords } from './salade-nicoise-words.ts'

export const saladeNicoise = recipe(
  {
    id: 'salade-nicoise',
    cuisine: 'FRENCH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 25, total: 35 },
    skill: 'BASIC',
    equipment: ['HOB', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'potato', g: 300, knife: 'ROUGH' },
      {
        id: 'egg',
        g: 100,
        show: { qty: 2, unit: 'large' },
        swaps: [{ id: 'artichoke-hearts', g: 120, show: { qty: 3, unit: 'piece' }, knife: 'ROUGH' }],
      },
      { id: 'green-beans', g: 180 },
      { id: 'tuna-tinned', g: 220, show: { qty: 2, unit: 'tin' }, swaps: [{ id: 'butter-beans', g: 300 }] },
      { id: 'tomato', g: 246, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'little-gem', g: 100, show: { qty: 1, unit: 'head' } },
      { id: 'olives', g: 35, show: { qty: 10, unit: 'piece' } },
      { id: 'red-onion', g: 35, show: { qty: 0.5, unit: 'small' }, knife: 'FINE' },
      { id: 'olive-oil', g: 22.5, show: { qty: 5, unit: 'tsp' } },
      { id: 'red-wine-vinegar', g: 22.5, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'dijon-mustard', g: 5, show: { qty: 1, unit: 'tsp' } },
      { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['potato', 'egg', 'green-beans'], minutes: 20, waits: true, done: { egg: 'LOOK' }, heat: 'BOIL' },
      { uses: ['olive-oil', 'red-wine-vinegar', 'dijon-mustard', 'salt', 'red-onion'], minutes: 2 },
      { uses: [], minutes: 4, cuts: true },
      { uses: ['little-gem', 'tomato', 'tuna-tinned'], minutes: 3 },
      { uses: ['olives'], minutes: 1, cuts: true },
    ],
    portionSteps: [1, 2],
    keepsDays: 1,
    leftovers: 'COLD',
    freezable: false,
  },
  saladeNicoiseWords,
)
