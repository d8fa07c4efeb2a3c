import { recipe } from '#planner/recipe.ts'
import { pimentonTurkeyBurgersWords } from './pimenton-turkey-burgers-words.ts'

export const pimentonTurkeyBurgers = recipe(
  {
    id: 'pimenton-turkey-burgers',
    cuisine: 'SPANISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['BURGERS'],
    servings: 2,
    minutes: { active: 15, total: 22 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'turkey-mince', g: 250 },
      { id: 'smoked-paprika', g: 4.6, show: { qty: 2, unit: 'tsp' } },
      { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, knife: 'FINE' },
      { id: 'dried-oregano', g: 0.5, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'olive-oil', g: 4.5, show: { qty: 1, unit: 'tsp' } },
      {
        id: 'burger-bun',
        g: 100,
        show: { qty: 2, unit: 'piece' },
        swaps: [{ id: 'gf-burger-bun', g: 120, show: { qty: 2, unit: 'piece' } }],
      },
      { id: 'manchego', g: 30, knife: 'FINE', swaps: [{ id: 'avocado', g: 50, knife: 'ROUGH' }] },
      { id: 'roasted-peppers', g: 100, show: { qty: 2, unit: 'piece' } },
      { id: 'little-gem', g: 60, show: { qty: 6, unit: 'leaf' } },
      { id: 'tomato', g: 91, show: { qty: 1, unit: 'small' }, knife: 'ROUGH' },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['turkey-mince', 'smoked-paprika', 'garlic', 'dried-oregano', 'salt'], minutes: 3 },
      { uses: [], minutes: 2 },
      { uses: ['olive-oil'], minutes: 6, timer: 5, waits: true, heat: 'MEDIUM_HIGH' },
      { uses: [], minutes: 6, timer: 5, done: { 'turkey-mince': 'THICKEST' }, heat: 'MEDIUM_HIGH' },
      { uses: ['roasted-peppers', 'manchego'] },
      { uses: ['burger-bun', 'little-gem', 'tomato'] },
    ],
    portionSteps: [1, 2],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  pimentonTurkeyBurgersWords,
)
