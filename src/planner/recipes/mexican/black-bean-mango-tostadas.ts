import { recipe } from '#planner/recipe.ts'
import { blackBeanMangoTostadasWords } from './black-bean-mango-tostadas-words.ts'

export const blackBeanMangoTostadas = recipe(
  {
    id: 'black-bean-mango-tostadas',
    cuisine: 'MEXICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['TACOS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: ['TOASTER'],
    noCook: true,
    ingredients: [
      { id: 'corn-tortilla', g: 96, show: { qty: 4, unit: 'piece' } },
      { id: 'mango', g: 125, show: { qty: 0.5, unit: 'medium' }, knife: 'FINE' },
      { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'red-onion', g: 35, show: { qty: 0.5, unit: 'small' }, knife: 'FINE' },
      { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
      { id: 'black-beans', g: 480, show: { qty: 2, unit: 'can' } },
      { id: 'adobo-chipotle', g: 6, show: { qty: 1, unit: 'tsp' } },
      { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'pumpkin-seeds', g: 16, show: { qty: 2, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['corn-tortilla'], minutes: 5, waits: true },
      { uses: ['mango', 'tomato', 'red-onion', 'coriander', 'lime-juice', 'salt'], minutes: 3, meanwhile: true },
      { uses: ['black-beans', 'adobo-chipotle'], minutes: 2 },
      { uses: ['avocado', 'pumpkin-seeds'], minutes: 1 },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 1,
    leftovers: 'COLD',
    freezable: false,
  },
  blackBeanMangoTostadasWords,
)
