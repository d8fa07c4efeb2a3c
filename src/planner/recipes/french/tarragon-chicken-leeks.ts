import { recipe } from '#planner/recipe.ts'
import { tarragonChickenLeeksWords } from './tarragon-chicken-leeks-words.ts'

export const tarragonChickenLeeks = recipe(
  {
    id: 'tarragon-chicken-leeks',
    cuisine: 'FRENCH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'chicken-breast', g: 340, show: { qty: 2, unit: 'piece' } },
      { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
      { id: 'leek', g: 178, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'carrot', g: 122, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'chestnut-mushrooms', g: 250, show: { qty: 1, unit: 'punnet' }, knife: 'ROUGH' },
      { id: 'chicken-stock', g: 180, show: { qty: 0.75, unit: 'cup' } },
      { id: 'dijon-mustard', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'fresh-tarragon', g: 3.6, show: { qty: 2, unit: 'tbsp' }, knife: 'ROUGH' },
      { id: 'lemon-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['chicken-breast', 'salt', 'black-pepper'], minutes: 3 },
      { uses: ['olive-oil'], minutes: 5, timer: 4, waits: true, heat: 'MEDIUM_HIGH' },
      { uses: ['chestnut-mushrooms'], minutes: 4, waits: true, heat: 'HIGH' },
      { uses: ['carrot', 'leek'], minutes: 8, waits: true, heat: 'LOW' },
      {
        uses: ['chicken-stock', 'dijon-mustard'],
        minutes: 5,
        waits: true,
        done: { 'chicken-breast': 'THICKEST' },
        heat: 'SIMMER',
      },
      { uses: ['fresh-tarragon', 'lemon-juice'], minutes: 1 },
    ],
    portionSteps: [1, 2],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  tarragonChickenLeeksWords,
)
