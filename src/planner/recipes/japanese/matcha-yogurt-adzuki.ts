import { recipe } from '#planner/recipe.ts'
import { matchaYogurtAdzukiWords } from './matcha-yogurt-adzuki-words.ts'

export const matchaYogurtAdzuki = recipe(
  {
    id: 'matcha-yogurt-adzuki',
    cuisine: 'JAPANESE',
    slots: ['SNACK'],
    dishTags: ['DESSERTS'],
    servings: 2,
    minutes: { active: 8, total: 8 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'adzuki-beans', g: 120, show: { qty: 0.5, unit: 'can' } },
      { id: 'maple-syrup', g: 20, show: { qty: 1, unit: 'tbsp' } },
      { id: 'matcha', g: 4, show: { qty: 2, unit: 'tsp' } },
      { id: 'greek-yogurt-0', g: 300, swaps: [{ id: 'soya-yogurt', g: 300 }] },
      { id: 'vanilla-extract', g: 1, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'salt', g: 0.2, show: { qty: 0.5, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['adzuki-beans', 'maple-syrup', 'salt'], minutes: 3 },
      { uses: ['matcha', 'greek-yogurt-0', 'vanilla-extract'], minutes: 3 },
      { uses: [], minutes: 1 },
    ],
    keepsDays: 2,
    freezable: false,
  },
  matchaYogurtAdzukiWords,
)
