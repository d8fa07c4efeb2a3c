import { recipe } from '#planner/recipe.ts'
import { trayRoastChickenParsnipsWords } from './tray-roast-chicken-parsnips-words.ts'

export const trayRoastChickenParsnips = recipe(
  {
    id: 'tray-roast-chicken-parsnips',
    cuisine: 'ENGLISH',
    slots: ['DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 70 },
    skill: 'BASIC',
    equipment: ['OVEN', 'BAKING_TRAY'],
    noCook: false,
    ingredients: [
      { id: 'parsnip', g: 240, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'carrot', g: 183, show: { qty: 3, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'red-onion', g: 220, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'chicken-thigh', g: 400, show: { qty: 4, unit: 'piece' } },
      { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'thyme', g: 3, show: { qty: 6, unit: 'sprig' } },
      { id: 'garlic', g: 16, show: { qty: 4, unit: 'clove' } },
      { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'chicken-stock', g: 120, show: { qty: 0.5, unit: 'cup' } },
      { id: 'salt', g: 1.8, show: { qty: 0.33, unit: 'tsp' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: [], minutes: 10, waits: true, oven: { celsius: 200, fan: false } },
      { uses: ['parsnip', 'carrot', 'red-onion', 'olive-oil', 'salt'], minutes: 5 },
      { uses: [], minutes: 20, waits: true },
      { uses: ['chicken-thigh', 'thyme', 'black-pepper', 'garlic'], minutes: 4 },
      { uses: [], minutes: 25, waits: true, done: { 'chicken-thigh': 'THICKEST' } },
      { uses: ['chicken-stock', 'lemon-juice'], minutes: 2 },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  trayRoastChickenParsnipsWords,
)
