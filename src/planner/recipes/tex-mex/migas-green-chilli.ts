import { recipe } from '#planner/recipe.ts'
import { migasGreenChilliWords } from './migas-green-chilli-words.ts'

export const migasGreenChilli = recipe(
  {
    id: 'migas-green-chilli',
    cuisine: 'TEX_MEX',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 15 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN', 'GRATER'],
    noCook: false,
    ingredients: [
      { id: 'rapeseed-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      { id: 'corn-tortilla', g: 96, show: { qty: 4, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'black-beans', g: 80, show: { qty: 0.33, unit: 'can' } },
      { id: 'tinned-green-chillies', g: 60, show: { qty: 4, unit: 'tbsp' } },
      { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'egg', g: 176, show: { qty: 4, unit: 'medium' } },
      {
        id: 'monterey-jack',
        g: 28,
        knife: 'FINE',
        swaps: [{ id: 'avocado', g: 50, show: { qty: 0.5, unit: 'small' } }],
      },
      { id: 'salsa', g: 32, show: { qty: 2, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['rapeseed-oil', 'corn-tortilla'], minutes: 4, waits: true, heat: 'MEDIUM' },
      { uses: ['black-beans', 'tinned-green-chillies', 'spring-onion'], minutes: 3, waits: true, heat: 'MEDIUM' },
      { uses: ['egg'], minutes: 3, timer: 3, heat: 'LOW' },
      { uses: ['monterey-jack'], minutes: 1, softEggs: true },
      { uses: ['salsa'] },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 0,
    freezable: false,
  },
  migasGreenChilliWords,
)
