import { recipe } from '#planner/recipe.ts'
import { bavetteShallotsWords } from './bavette-shallots-words.ts'

export const bavetteShallots = recipe(
  {
    id: 'bavette-shallots',
    cuisine: 'FRENCH',
    slots: ['DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 30, total: 30 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'potato', g: 360, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'green-beans', g: 200, show: { qty: 2, unit: 'cup' } },
      { id: 'beef-flank', g: 280 },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'shallot', g: 150, show: { qty: 5, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'red-wine', g: 100, show: { qty: 100, unit: 'ml' } },
      { id: 'thyme', g: 1, show: { qty: 2, unit: 'sprig' } },
      {
        id: 'butter',
        g: 9.4,
        show: { qty: 2, unit: 'tsp' },
        swaps: [{ id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } }],
      },
      { id: 'dijon-mustard', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
      { id: 'black-pepper', g: 1.2, show: { qty: 0.5, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['potato', 'green-beans', 'salt'], minutes: 17, waits: true, heat: 'BOIL' },
      { uses: ['beef-flank', 'black-pepper'], minutes: 2, meanwhile: true },
      { uses: ['olive-oil'], minutes: 5, timer: 3, waits: true, meanwhile: true, heat: 'HIGH' },
      { uses: ['butter', 'shallot'], minutes: 6, waits: true, meanwhile: true, heat: 'MEDIUM' },
      { uses: ['red-wine', 'thyme'], minutes: 3, waits: true, heat: 'HIGH' },
      { uses: ['dijon-mustard'], minutes: 2, cuts: true },
    ],
    keepsDays: 1,
    leftovers: 'HOT',
    freezable: false,
  },
  bavetteShallotsWords,
)
