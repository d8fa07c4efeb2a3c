import { recipe } from '#planner/recipe.ts'
import { maqueChouxCupWords } from './maque-choux-cup-words.ts'

export const maqueChouxCup = recipe(
  {
    id: 'maque-choux-cup',
    cuisine: 'CAJUN',
    slots: ['SNACK'],
    dishTags: ['SIDE_DISHES'],
    servings: 2,
    minutes: { active: 6, total: 11 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'frozen-sweetcorn', g: 240 },
      { id: 'green-pepper', g: 74, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'cherry-tomatoes', g: 120, show: { qty: 10, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'cajun-seasoning', g: 2.7, show: { qty: 1, unit: 'tsp' } },
      { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      {
        uses: ['frozen-sweetcorn', 'green-pepper', 'cherry-tomatoes', 'cajun-seasoning', 'olive-oil'],
        minutes: 6,
        timer: 5,
        waits: true,
      },
      { uses: [], minutes: 1 },
      { uses: ['salt', 'spring-onion'], minutes: 2 },
    ],
    keepsDays: 3,
    freezable: false,
  },
  maqueChouxCupWords,
)
