import { recipe } from '#planner/recipe.ts'
import { mangoPapayaCoconutBowlWords } from './mango-papaya-coconut-bowl-words.ts'

export const mangoPapayaCoconutBowl = recipe(
  {
    id: 'mango-papaya-coconut-bowl',
    cuisine: 'INDIAN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 8, total: 8 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'mango', g: 165, show: { qty: 1, unit: 'cup' }, knife: 'ROUGH' },
      { id: 'papaya', g: 145, show: { qty: 1, unit: 'cup' }, knife: 'ROUGH' },
      { id: 'lime-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'coconut-milk', g: 45, show: { qty: 3, unit: 'tbsp' } },
      { id: 'cardamom', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'pumpkin-seeds', g: 16, show: { qty: 2, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['coconut-milk', 'cardamom'], minutes: 1 },
      { uses: ['mango', 'papaya', 'lime-juice'], minutes: 5 },
      { uses: ['pumpkin-seeds'], minutes: 1 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  mangoPapayaCoconutBowlWords,
)
