import { recipe } from '#planner/recipe.ts'
import { watermelonOliveMintWords } from './watermelon-olive-mint-words.ts'

export const watermelonOliveMint = recipe(
  {
    id: 'watermelon-olive-mint',
    cuisine: 'GREEK',
    slots: ['SNACK'],
    dishTags: ['SALADS', 'SIDE_DISHES'],
    servings: 1,
    minutes: { active: 5, total: 5 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'watermelon', g: 300, knife: 'FINE' },
      { id: 'olives', g: 17.5, show: { qty: 5, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'mint', g: 1, show: { qty: 5, unit: 'leaf' } },
      { id: 'pumpkin-seeds', g: 8, show: { qty: 1, unit: 'tbsp' } },
      { id: 'lemon-juice', g: 5.1, show: { qty: 1, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['watermelon', 'olives', 'lemon-juice'], minutes: 2, timer: 2 },
      { uses: ['mint', 'pumpkin-seeds'] },
    ],
    keepsDays: 0,
    freezable: false,
  },
  watermelonOliveMintWords,
)
