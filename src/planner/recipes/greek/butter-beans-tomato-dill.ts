import { recipe } from '#planner/recipe.ts'
import { butterBeansTomatoDillWords } from './butter-beans-tomato-dill-words.ts'

export const butterBeansTomatoDill = recipe(
  {
    id: 'butter-beans-tomato-dill',
    cuisine: 'GREEK',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 25 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
      { id: 'red-onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'tomato-puree', g: 32, show: { qty: 2, unit: 'tbsp' } },
      { id: 'tinned-tomatoes', g: 400, show: { qty: 1, unit: 'can' } },
      { id: 'butter-beans', g: 480, show: { qty: 2, unit: 'can' } },
      { id: 'spinach', g: 150, show: { qty: 5, unit: 'handful' } },
      { id: 'dill', g: 8, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['olive-oil', 'red-onion'], minutes: 6, waits: true, heat: 'MEDIUM' },
      { uses: ['garlic', 'tomato-puree'], minutes: 2, heat: 'MEDIUM' },
      { uses: ['tinned-tomatoes', 'butter-beans', 'salt'], minutes: 10, waits: true, heat: 'SIMMER' },
      { uses: ['spinach'], minutes: 2, heat: 'MEDIUM' },
      { uses: ['lemon-juice', 'dill'] },
    ],
    keepsDays: 3,
    leftovers: 'EITHER',
    freezable: true,
  },
  butterBeansTomatoDillWords,
)
