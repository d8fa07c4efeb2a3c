import { recipe } from '#planner/recipe.ts'
import { roastedOkraPumpkinSeedsWords } from './roasted-okra-pumpkin-seeds-words.ts'

export const roastedOkraPumpkinSeeds = recipe(
  {
    id: 'roasted-okra-pumpkin-seeds',
    cuisine: 'CAJUN',
    slots: ['SNACK'],
    dishTags: ['SIDE_DISHES', 'APPETIZERS'],
    servings: 2,
    minutes: { active: 9, total: 25 },
    skill: 'NOVICE',
    equipment: ['OVEN', 'BAKING_TRAY'],
    noCook: false,
    ingredients: [
      { id: 'okra', g: 300 },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'cajun-seasoning', g: 4, show: { qty: 1.5, unit: 'tsp' } },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
      { id: 'pumpkin-seeds', g: 24, show: { qty: 3, unit: 'tbsp' } },
      { id: 'lime-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['okra'], minutes: 5, oven: { celsius: 220, fan: true } },
      { uses: ['olive-oil', 'cajun-seasoning', 'salt'], minutes: 3, cuts: true },
      { uses: ['pumpkin-seeds'], minutes: 16, timer: 12, waits: true },
      { uses: ['lime-juice'] },
    ],
    keepsDays: 1,
    freezable: false,
  },
  roastedOkraPumpkinSeedsWords,
)
