import { recipe } from '#planner/recipe.ts'
import { gambasAlAjilloWords } from './gambas-al-ajillo-words.ts'

export const gambasAlAjillo = recipe(
  {
    id: 'gambas-al-ajillo',
    cuisine: 'SPANISH',
    slots: ['SNACK'],
    dishTags: ['APPETIZERS'],
    servings: 2,
    minutes: { active: 13, total: 13 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'garlic', g: 16, show: { qty: 4, unit: 'clove' }, knife: 'FINE' },
      { id: 'chilli-flakes', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
      {
        id: 'prawns',
        g: 200,
        swaps: [{ id: 'chestnut-mushrooms', g: 250, show: { qty: 1, unit: 'punnet' }, knife: 'ROUGH' }],
      },
      { id: 'lemon-juice', g: 10.2, show: { qty: 2, unit: 'tsp' } },
      { id: 'parsley', g: 5, show: { qty: 0.5, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['prawns', 'salt'], minutes: 1 },
      { uses: ['olive-oil', 'garlic', 'chilli-flakes'], minutes: 3, timer: 3, heat: 'LOW' },
      {
        uses: [],
        minutes: 3,
        timer: 2,
        swapped: { 'chestnut-mushrooms': { timer: 6, minutes: 6 } },
        done: { prawns: 'LOOK' },
        heat: 'HIGH',
      },
      { uses: ['lemon-juice', 'parsley'] },
    ],
    keepsDays: 0,
    freezable: false,
  },
  gambasAlAjilloWords,
)
