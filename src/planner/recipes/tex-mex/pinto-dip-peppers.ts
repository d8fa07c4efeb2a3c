import { recipe } from '#planner/recipe.ts'
import { pintoDipPeppersWords } from './pinto-dip-peppers-words.ts'

export const pintoDipPeppers = recipe(
  {
    id: 'pinto-dip-peppers',
    cuisine: 'TEX_MEX',
    slots: ['SNACK'],
    dishTags: ['APPETIZERS'],
    servings: 2,
    minutes: { active: 8, total: 8 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'pinto-beans', g: 180, show: { qty: 0.75, unit: 'can' } },
      { id: 'tinned-green-chillies', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'olive-oil', g: 6.8, show: { qty: 0.5, unit: 'tbsp' } },
      { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'garlic-powder', g: 0.8, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'smoked-paprika', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'red-pepper', g: 119, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['pinto-beans', 'lime-juice', 'olive-oil', 'garlic-powder'], minutes: 3 },
      { uses: ['tinned-green-chillies'], minutes: 1 },
      { uses: ['smoked-paprika', 'red-pepper', 'celery'], minutes: 2 },
    ],
    keepsDays: 3,
    freezable: false,
  },
  pintoDipPeppersWords,
)
