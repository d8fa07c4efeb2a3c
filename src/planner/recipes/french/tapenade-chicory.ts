import { recipe } from '#planner/recipe.ts'
import { tapenadeChicoryWords } from './tapenade-chicory-words.ts'

export const tapenadeChicory = recipe(
  {
    id: 'tapenade-chicory',
    cuisine: 'FRENCH',
    slots: ['SNACK'],
    dishTags: ['APPETIZERS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'olives', g: 84, show: { qty: 24, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'capers', g: 5.8, show: { qty: 2, unit: 'tsp' } },
      { id: 'garlic', g: 2, show: { qty: 0.5, unit: 'clove' } },
      { id: 'thyme', g: 0.8, show: { qty: 1, unit: 'tsp' } },
      { id: 'lemon-juice', g: 5, show: { qty: 1, unit: 'tsp' } },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'chicory', g: 159, show: { qty: 3, unit: 'head' } },
      { id: 'cherry-tomatoes', g: 96, show: { qty: 8, unit: 'piece' } },
    ],
    steps: [
      { uses: ['garlic', 'thyme', 'olives', 'capers'], minutes: 6, cuts: true },
      { uses: ['olive-oil', 'lemon-juice'], minutes: 1 },
      { uses: ['chicory', 'cherry-tomatoes'], minutes: 2 },
    ],
    keepsDays: 3,
    freezable: false,
  },
  tapenadeChicoryWords,
)
