import { recipe } from '#planner/recipe.ts'
import { devilledEggsSmokedPaprikaWords } from './devilled-eggs-smoked-paprika-words.ts'

export const devilledEggsSmokedPaprika = recipe(
  {
    id: 'devilled-eggs-smoked-paprika',
    cuisine: 'AMERICAN',
    slots: ['SNACK'],
    dishTags: ['APPETIZERS'],
    servings: 2,
    minutes: { active: 10, total: 25 },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'egg', g: 200, show: { qty: 4, unit: 'large' } },
      { id: 'cottage-cheese', g: 56, show: { qty: 4, unit: 'tbsp' } },
      { id: 'mustard', g: 5, show: { qty: 1, unit: 'tsp' } },
      { id: 'apple-cider-vinegar', g: 5, show: { qty: 1, unit: 'tsp' } },
      { id: 'smoked-paprika', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'chives', g: 3, show: { qty: 1, unit: 'tbsp' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['egg'], minutes: 11, timer: 10, waits: true, done: { egg: 'LOOK' }, heat: 'SIMMER' },
      { uses: [], minutes: 8, waits: true },
      { uses: ['cottage-cheese', 'mustard', 'apple-cider-vinegar'], minutes: 4, cuts: true },
      { uses: ['smoked-paprika', 'chives'], minutes: 2 },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 2,
    freezable: false,
  },
  devilledEggsSmokedPaprikaWords,
)
