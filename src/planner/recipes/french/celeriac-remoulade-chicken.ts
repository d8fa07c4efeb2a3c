import { recipe } from '#planner/recipe.ts'
import { celeriacRemouladeChickenWords } from './celeriac-remoulade-chicken-words.ts'

export const celeriacRemouladeChicken = recipe(
  {
    id: 'celeriac-remoulade-chicken',
    cuisine: 'FRENCH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 12, total: 12 },
    skill: 'NOVICE',
    equipment: ['GRATER'],
    noCook: true,
    ingredients: [
      { id: 'dijon-mustard', g: 25, show: { qty: 5, unit: 'tsp' } },
      { id: 'lemon-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
      { id: 'celeriac', g: 300, show: { qty: 2, unit: 'cup' }, knife: 'FINE' },
      { id: 'apple', g: 149, show: { qty: 1, unit: 'small' } },
      { id: 'capers', g: 8.6, show: { qty: 1, unit: 'tbsp' } },
      { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'FINE' },
      { id: 'chicken-breast-cooked', g: 250, knife: 'ROUGH' },
      { id: 'watercress', g: 40, show: { qty: 2, unit: 'handful' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['dijon-mustard', 'lemon-juice', 'salt', 'black-pepper', 'olive-oil'], minutes: 2 },
      { uses: ['celeriac'], minutes: 4 },
      { uses: ['apple', 'capers', 'parsley'], minutes: 2 },
      { uses: ['watercress', 'chicken-breast-cooked'], minutes: 1 },
    ],
    keepsDays: 2,
    leftovers: 'COLD',
    freezable: false,
  },
  celeriacRemouladeChickenWords,
)
