import { recipe } from '#planner/recipe.ts'
import { pintoBreakfastTostadasWords } from './pinto-breakfast-tostadas-words.ts'

export const pintoBreakfastTostadas = recipe(
  {
    id: 'pinto-breakfast-tostadas',
    cuisine: 'TEX_MEX',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 8, total: 8 },
    skill: 'NOVICE',
    equipment: ['TOASTER', 'MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'corn-tortilla', g: 48, show: { qty: 2, unit: 'piece' } },
      { id: 'pinto-beans', g: 120, show: { qty: 0.5, unit: 'can' } },
      { id: 'cumin', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'salsa', g: 32, show: { qty: 2, unit: 'tbsp' } },
      { id: 'avocado', g: 50, show: { qty: 5, unit: 'slice' } },
      { id: 'spring-onion', g: 15, show: { qty: 1, unit: 'piece' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['corn-tortilla'], minutes: 4, waits: true },
      { uses: ['pinto-beans', 'cumin'], minutes: 2 },
      { uses: ['salsa', 'avocado', 'spring-onion'], minutes: 1 },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 0,
    freezable: false,
  },
  pintoBreakfastTostadasWords,
)
