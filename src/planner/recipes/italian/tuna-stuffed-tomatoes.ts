import { recipe } from '#planner/recipe.ts'
import { tunaStuffedTomatoesWords } from './tuna-stuffed-tomatoes-words.ts'

export const tunaStuffedTomatoes = recipe(
  {
    id: 'tuna-stuffed-tomatoes',
    cuisine: 'ITALIAN',
    slots: ['SNACK'],
    dishTags: ['APPETIZERS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'tomato', g: 364, show: { qty: 2, unit: 'large' } },
      { id: 'tuna-tinned', g: 110, show: { qty: 1, unit: 'tin' }, swaps: [{ id: 'lentils-tinned', g: 150 }] },
      { id: 'celery', g: 40, show: { qty: 1, unit: 'stalk' }, knife: 'FINE' },
      { id: 'capers', g: 8.6, show: { qty: 1, unit: 'tbsp' }, knife: 'ROUGH' },
      { id: 'parsley', g: 7.6, show: { qty: 2, unit: 'tbsp' }, knife: 'ROUGH' },
      { id: 'lemon-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'olive-oil', g: 11, show: { qty: 2.5, unit: 'tsp' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['tomato'], minutes: 4, cuts: true },
      { uses: ['tuna-tinned', 'celery', 'capers', 'parsley', 'lemon-juice', 'olive-oil', 'black-pepper'], minutes: 3 },
      { uses: [], minutes: 1 },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 1,
    freezable: false,
  },
  tunaStuffedTomatoesWords,
)
