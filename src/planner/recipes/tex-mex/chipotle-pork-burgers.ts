import { recipe } from '#planner/recipe.ts'
import { chipotlePorkBurgersWords } from './chipotle-pork-burgers-words.ts'

export const chipotlePorkBurgers = recipe(
  {
    id: 'chipotle-pork-burgers',
    cuisine: 'TEX_MEX',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['BURGERS'],
    servings: 2,
    minutes: { active: 25, total: 30 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'red-cabbage', g: 89, show: { qty: 1, unit: 'cup' }, knife: 'FINE' },
      { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'pork-mince-lean', g: 240 },
      { id: 'adobo-chipotle', g: 12, show: { qty: 2, unit: 'tsp' } },
      { id: 'cumin', g: 1, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'garlic-powder', g: 1.5, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
      { id: 'rapeseed-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      { id: 'pineapple', g: 168, show: { qty: 2, unit: 'slice' } },
      {
        id: 'monterey-jack',
        g: 42,
        show: { qty: 1.5, unit: 'slice' },
        swaps: [{ id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' }, knife: 'ROUGH' }],
      },
      {
        id: 'burger-bun-wholemeal',
        g: 100,
        show: { qty: 2, unit: 'piece' },
        swaps: [{ id: 'gf-burger-bun', g: 120, show: { qty: 2, unit: 'piece' } }],
      },
    ],
    steps: [
      { uses: ['red-cabbage', 'lime-juice'], minutes: 3 },
      { uses: ['pork-mince-lean', 'adobo-chipotle', 'cumin', 'garlic-powder', 'salt'], minutes: 4 },
      { uses: ['rapeseed-oil', 'pineapple'], minutes: 5, waits: true, heat: 'HIGH' },
      { uses: [], minutes: 11, timer: 5, waits: true, done: { 'pork-mince-lean': 'THICKEST' }, heat: 'MEDIUM' },
      { uses: ['monterey-jack'], minutes: 2 },
      { uses: ['burger-bun-wholemeal'], minutes: 2, cuts: true },
    ],
    portionSteps: [1, 2],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  chipotlePorkBurgersWords,
)
