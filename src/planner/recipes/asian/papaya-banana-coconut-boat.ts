import { recipe } from '#planner/recipe.ts'
import { papayaBananaCoconutBoatWords } from './papaya-banana-coconut-boat-words.ts'

export const papayaBananaCoconutBoat = recipe(
  {
    id: 'papaya-banana-coconut-boat',
    cuisine: 'ASIAN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 7, total: 7 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'papaya', g: 250 },
      { id: 'banana', g: 101, show: { qty: 1, unit: 'small' }, knife: 'ROUGH' },
      { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'coconut-chips', g: 15, show: { qty: 3, unit: 'tbsp' } },
      { id: 'pumpkin-seeds', g: 12, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'mint', g: 2, show: { qty: 1, unit: 'sprig' } },
    ],
    steps: [
      { uses: ['papaya'], minutes: 2, cuts: true },
      { uses: ['banana', 'lime-juice'], minutes: 2 },
      { uses: ['coconut-chips', 'pumpkin-seeds', 'mint'], minutes: 2 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  papayaBananaCoconutBoatWords,
)
