import { recipe } from '#planner/recipe.ts'
import { falafelBurgersWords } from './falafel-burgers-words.ts'

export const falafelBurgers = recipe(
  {
    id: 'falafel-burgers',
    cuisine: 'MIDDLE_EASTERN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['BURGERS'],
    servings: 2,
    minutes: { active: 20, total: 28 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN', 'FOOD_PROCESSOR'],
    noCook: false,
    ingredients: [
      { id: 'chickpeas', g: 120, show: { qty: 0.5, unit: 'can' } },
      { id: 'broad-beans', g: 120 },
      { id: 'parsley', g: 20, show: { qty: 2, unit: 'handful' } },
      { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' } },
      { id: 'cumin', g: 4.2, show: { qty: 2, unit: 'tsp' } },
      { id: 'chickpea-flour', g: 54, show: { qty: 9, unit: 'tbsp' } },
      { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'tahini', g: 23, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'lemon-juice', g: 31, show: { qty: 2, unit: 'tbsp' } },
      {
        id: 'burger-bun-wholemeal',
        g: 100,
        show: { qty: 2, unit: 'piece' },
        swaps: [{ id: 'gf-burger-bun', g: 120, show: { qty: 2, unit: 'piece' } }],
      },
      { id: 'dill-pickle', g: 42, show: { qty: 6, unit: 'slice' } },
      { id: 'water', g: 14.8, show: { qty: 1, unit: 'tbsp' } },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['chickpeas', 'broad-beans'], minutes: 2 },
      { uses: ['parsley', 'garlic', 'cumin', 'lemon-juice', 'salt'], minutes: 3 },
      { uses: ['chickpea-flour'], minutes: 8, timer: 5 },
      { uses: ['olive-oil'], minutes: 9, timer: 8, waits: true, heat: 'MEDIUM_HIGH' },
      { uses: ['tahini', 'water'] },
      { uses: ['burger-bun-wholemeal', 'dill-pickle'] },
    ],
    portionSteps: [1, 2],
    keepsDays: 3,
    leftovers: 'EITHER',
    freezable: true,
  },
  falafelBurgersWords,
)
