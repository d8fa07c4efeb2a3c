import { recipe } from '#planner/recipe.ts'
import { ovenFriedChickenPotatoSaladWords } from './oven-fried-chicken-potato-salad-words.ts'

export const ovenFriedChickenPotatoSalad = recipe(
  {
    id: 'oven-fried-chicken-potato-salad',
    cuisine: 'SOUTHERN',
    slots: ['DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 40, total: 55 },
    skill: 'BASIC',
    equipment: ['OVEN', 'HOB', 'SAUCEPAN', 'BAKING_TRAY'],
    noCook: false,
    ingredients: [
      { id: 'chicken-drumstick', g: 300, show: { qty: 4, unit: 'piece' } },
      {
        id: 'buttermilk',
        g: 123,
        show: { qty: 0.5, unit: 'cup' },
        retained: 0.5,
        swaps: [
          { id: 'lactose-free-yogurt', g: 123, show: { qty: 0.5, unit: 'cup' } },
          { id: 'soya-yogurt', g: 123, show: { qty: 0.5, unit: 'cup' } },
        ],
      },
      { id: 'hot-sauce', g: 9.4, show: { qty: 2, unit: 'tsp' }, retained: 0.5 },
      { id: 'breadcrumbs', g: 50, swaps: [{ id: 'gf-breadcrumbs', g: 50 }] },
      { id: 'smoked-paprika', g: 4.6, show: { qty: 2, unit: 'tsp' } },
      { id: 'garlic-powder', g: 3.1, show: { qty: 1, unit: 'tsp' } },
      { id: 'black-pepper', g: 1.2, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
      { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
      { id: 'potato', g: 300, knife: 'ROUGH' },
      { id: 'green-beans', g: 160, knife: 'ROUGH' },
      { id: 'dijon-mustard', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'white-wine-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' } },
    ],
    steps: [
      {
        uses: ['chicken-drumstick', 'buttermilk', 'hot-sauce'],
        minutes: 12,
        waits: true,
        oven: { celsius: 210, fan: true },
      },
      { uses: ['breadcrumbs', 'smoked-paprika', 'garlic-powder', 'black-pepper', 'salt', 'rapeseed-oil'], minutes: 2 },
      { uses: [], minutes: 4 },
      { uses: [], minutes: 30, timer: 30, done: { 'chicken-drumstick': 'THICKEST' } },
      { uses: ['potato', 'green-beans'], minutes: 16, waits: true, meanwhile: true, heat: 'BOIL' },
      { uses: ['dijon-mustard', 'white-wine-vinegar'], minutes: 2 },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 3,
    leftovers: 'EITHER',
    freezable: false,
  },
  ovenFriedChickenPotatoSaladWords,
)
