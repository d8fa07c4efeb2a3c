import { recipe } from '#planner/recipe.ts'
import { orangeRadishSumacWords } from './orange-radish-sumac-words.ts'

export const orangeRadishSumac = recipe(
  {
    id: 'orange-radish-sumac',
    cuisine: 'MIDDLE_EASTERN',
    slots: ['SNACK'],
    dishTags: ['SALADS', 'SIDE_DISHES'],
    servings: 1,
    minutes: { active: 8, total: 8 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'orange', g: 140, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'radish', g: 45, show: { qty: 5, unit: 'piece' }, knife: 'FINE' },
      { id: 'sunflower-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
      { id: 'olive-oil', g: 2.3, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'sumac', g: 1.3, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'mint', g: 0.8, show: { qty: 4, unit: 'leaf' }, knife: 'FINE' },
      { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['orange', 'radish'], minutes: 4 },
      { uses: ['salt', 'sumac'] },
      { uses: ['olive-oil', 'mint', 'sunflower-seeds'] },
    ],
    keepsDays: 0,
    freezable: false,
  },
  orangeRadishSumacWords,
)
