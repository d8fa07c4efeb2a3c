import { recipe } from '#planner/recipe.ts'
import { tomatoPieCornbreadCrustWords } from './tomato-pie-cornbread-crust-words.ts'

export const tomatoPieCornbreadCrust = recipe(
  {
    id: 'tomato-pie-cornbread-crust',
    cuisine: 'SOUTHERN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 4,
    minutes: { active: 25, total: 60 },
    skill: 'INTERMEDIATE',
    equipment: ['OVEN', 'BAKING_DISH'],
    noCook: false,
    ingredients: [
      { id: 'cornmeal', g: 122, show: { qty: 1, unit: 'cup' } },
      { id: 'plain-flour', g: 94, show: { qty: 0.75, unit: 'cup' }, swaps: [{ id: 'gf-flour', g: 90 }] },
      { id: 'baking-powder', g: 4.6, show: { qty: 1, unit: 'tsp' } },
      { id: 'salt', g: 3, show: { qty: 0.5, unit: 'tsp' } },
      {
        id: 'buttermilk',
        g: 184,
        show: { qty: 0.75, unit: 'cup' },
        swaps: [
          { id: 'lactose-free-milk', g: 184, show: { qty: 0.75, unit: 'cup' } },
          { id: 'soya-milk', g: 184, show: { qty: 0.75, unit: 'cup' } },
        ],
      },
      { id: 'egg', g: 200, show: { qty: 4, unit: 'large' } },
      { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'tomato', g: 738, show: { qty: 6, unit: 'medium' }, knife: 'ROUGH' },
      {
        id: 'cottage-cheese',
        g: 226,
        show: { qty: 1, unit: 'cup' },
        swaps: [
          { id: 'lactose-free-yogurt', g: 226 },
          { id: 'silken-tofu', g: 226 },
        ],
      },
      {
        id: 'cheddar',
        g: 90,
        knife: 'FINE',
        swaps: [{ id: 'nutritional-yeast', g: 25, show: { qty: 5, unit: 'tbsp' } }],
      },
      { id: 'basil', g: 15, show: { qty: 1.5, unit: 'handful' } },
      { id: 'spring-onion', g: 45, show: { qty: 3, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'black-pepper', g: 1.2, show: { qty: 0.5, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['tomato', 'salt'], minutes: 20, waits: true },
      {
        uses: ['cornmeal', 'plain-flour', 'baking-powder', 'buttermilk', 'egg', 'olive-oil'],
        minutes: 5,
        meanwhile: true,
        oven: { celsius: 190, fan: true },
      },
      { uses: [], minutes: 12, waits: true, meanwhile: true },
      { uses: ['cottage-cheese', 'spring-onion', 'black-pepper', 'cheddar'], minutes: 3 },
      { uses: ['basil'], minutes: 3 },
      { uses: [], minutes: 25, timer: 10, waits: true, done: { egg: 'LOOK' } },
    ],
    portionSteps: [1, 2],
    keepsDays: 2,
    leftovers: 'EITHER',
    freezable: false,
  },
  tomatoPieCornbreadCrustWords,
)
