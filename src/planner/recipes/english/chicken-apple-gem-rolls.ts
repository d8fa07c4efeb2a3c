import { recipe } from '#planner/recipe.ts'
import { chickenAppleGemRollsWords } from './chicken-apple-gem-rolls-words.ts'

export const chickenAppleGemRolls = recipe(
  {
    id: 'chicken-apple-gem-rolls',
    cuisine: 'ENGLISH',
    slots: ['SNACK'],
    dishTags: [],
    servings: 1,
    minutes: { active: 5, total: 5 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'little-gem', g: 40, show: { qty: 4, unit: 'leaf' } },
      { id: 'dijon-mustard', g: 5, show: { qty: 1, unit: 'tsp' } },
      { id: 'chicken-breast-cooked', g: 60, show: { qty: 3, unit: 'slice' } },
      { id: 'apple', g: 91, show: { qty: 0.5, unit: 'medium' }, knife: 'FINE' },
      { id: 'pumpkin-seeds', g: 5, show: { qty: 2, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['little-gem'], minutes: 1 },
      { uses: ['dijon-mustard'], minutes: 1 },
      { uses: ['chicken-breast-cooked', 'apple', 'pumpkin-seeds'], minutes: 2 },
    ],
    keepsDays: 1,
    freezable: false,
  },
  chickenAppleGemRollsWords,
)
