import { recipe } from '#planner/recipe.ts'
import { gulfPrawnFajitasWords } from './gulf-prawn-fajitas-words.ts'

export const gulfPrawnFajitas = recipe(
  {
    id: 'gulf-prawn-fajitas',
    cuisine: 'TEX_MEX',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 25, total: 25 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'prawns', g: 250 },
      { id: 'chilli-powder', g: 5.4, show: { qty: 2, unit: 'tsp' } },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
      { id: 'red-onion', g: 110, show: { qty: 1, unit: 'medium' } },
      { id: 'green-pepper', g: 119, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      {
        id: 'flour-tortilla',
        g: 120,
        show: { qty: 4, unit: 'small' },
        swaps: [{ id: 'corn-tortilla', g: 96, show: { qty: 4, unit: 'piece' } }],
      },
      { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['tomato', 'coriander', 'lime-juice'], minutes: 2 },
      { uses: ['prawns', 'chilli-powder', 'garlic'], minutes: 2 },
      { uses: ['rapeseed-oil', 'red-onion', 'green-pepper'], minutes: 7, waits: true, heat: 'HIGH' },
      { uses: [], minutes: 4, timer: 4, done: { prawns: 'LOOK' }, heat: 'HIGH' },
      { uses: [], minutes: 1 },
      { uses: ['flour-tortilla', 'avocado'], minutes: 3, heat: 'HIGH' },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 1,
    leftovers: 'HOT',
    freezable: false,
  },
  gulfPrawnFajitasWords,
)
