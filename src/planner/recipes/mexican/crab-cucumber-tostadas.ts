import { recipe } from '#planner/recipe.ts'
import { crabCucumberTostadasWords } from './crab-cucumber-tostadas-words.ts'

export const crabCucumberTostadas = recipe(
  {
    id: 'crab-cucumber-tostadas',
    cuisine: 'MEXICAN',
    slots: ['SNACK'],
    dishTags: ['APPETIZERS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: ['TOASTER'],
    noCook: true,
    ingredients: [
      { id: 'corn-tortilla', g: 48, show: { qty: 2, unit: 'piece' } },
      { id: 'crab-meat', g: 160 },
      { id: 'cucumber', g: 104, show: { qty: 1, unit: 'cup' }, knife: 'FINE' },
      { id: 'red-onion', g: 20, show: { qty: 2, unit: 'tbsp' }, knife: 'FINE' },
      { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'hot-sauce', g: 4.7, show: { qty: 1, unit: 'tsp' } },
      { id: 'avocado', g: 50, show: { qty: 5, unit: 'slice' } },
      { id: 'coriander', g: 5, show: { qty: 0.5, unit: 'handful' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['corn-tortilla'], minutes: 5, waits: true },
      { uses: ['crab-meat', 'cucumber', 'red-onion', 'lime-juice', 'hot-sauce', 'coriander'], minutes: 3 },
      { uses: ['avocado'], minutes: 1 },
    ],
    portionSteps: [1, 2],
    keepsDays: 0,
    freezable: false,
  },
  crabCucumberTostadasWords,
)
