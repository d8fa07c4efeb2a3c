import { recipe } from '#planner/recipe.ts'
import { tarkaDalSpinachWords } from './tarka-dal-spinach-words.ts'

export const tarkaDalSpinach = recipe(
  {
    id: 'tarka-dal-spinach',
    cuisine: 'INDIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 25, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'red-lentils', g: 150 },
      { id: 'turmeric', g: 1.5, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'water', g: 700 },
      { id: 'tomato', g: 246, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'spinach', g: 120, show: { qty: 4, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'rapeseed-oil', g: 21, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'cumin-seeds', g: 4.2, show: { qty: 2, unit: 'tsp' } },
      { id: 'garlic', g: 12, show: { qty: 3, unit: 'clove' }, knife: 'FINE' },
      { id: 'green-chilli', g: 15, show: { qty: 1, unit: 'piece' } },
      { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'rice-cooked', g: 200 },
      { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['red-lentils', 'turmeric', 'water'], minutes: 5, waits: true, heat: 'BOIL' },
      { uses: [], minutes: 15, timer: 15, heat: 'SIMMER' },
      { uses: ['tomato', 'salt'], minutes: 4, waits: true, heat: 'SIMMER' },
      { uses: ['spinach'], minutes: 1, heat: 'SIMMER' },
      { uses: ['rapeseed-oil', 'cumin-seeds', 'garlic', 'green-chilli'], minutes: 2, heat: 'MEDIUM_HIGH' },
      { uses: [], minutes: 1 },
      { uses: ['lemon-juice', 'rice-cooked'], minutes: 2 },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: true,
  },
  tarkaDalSpinachWords,
)
