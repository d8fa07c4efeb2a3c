import { recipe } from '#planner/recipe.ts'
import { huevosMexicanaWords } from './huevos-mexicana-words.ts'

export const huevosMexicana = recipe(
  {
    id: 'huevos-mexicana',
    cuisine: 'MEXICAN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'rapeseed-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      { id: 'onion', g: 35, show: { qty: 0.5, unit: 'small' }, knife: 'ROUGH' },
      { id: 'jalapeno', g: 14, show: { qty: 1, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' } },
      { id: 'egg', g: 200, show: { qty: 4, unit: 'large' }, swaps: [{ id: 'tofu', g: 240 }] },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
      { id: 'corn-tortilla', g: 96, show: { qty: 4, unit: 'piece' } },
      { id: 'avocado', g: 50, show: { qty: 0.5, unit: 'small' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['rapeseed-oil', 'onion', 'jalapeno'], minutes: 2, heat: 'MEDIUM' },
      { uses: ['tomato', 'salt'], minutes: 2, heat: 'MEDIUM' },
      { uses: ['egg'], minutes: 3, timer: 3, softEggs: true, heat: 'LOW' },
      { uses: ['corn-tortilla', 'avocado'], minutes: 1 },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 0,
    freezable: false,
  },
  huevosMexicanaWords,
)
