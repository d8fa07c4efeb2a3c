import { recipe } from '#planner/recipe.ts'
import { whiteBeanBruschettaWords } from './white-bean-bruschetta-words.ts'

export const whiteBeanBruschetta = recipe(
  {
    id: 'white-bean-bruschetta',
    cuisine: 'ITALIAN',
    slots: ['SNACK'],
    dishTags: ['APPETIZERS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: ['TOASTER'],
    noCook: true,
    ingredients: [
      { id: 'butter-beans', g: 150 },
      { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      { id: 'lemon-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'rosemary', g: 1.4, show: { qty: 2, unit: 'tsp' }, knife: 'FINE' },
      {
        id: 'ciabatta',
        g: 60,
        show: { qty: 2, unit: 'slice' },
        swaps: [{ id: 'gf-bread', g: 60, show: { qty: 2, unit: 'slice' } }],
      },
      { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, knife: 'FINE' },
      { id: 'cherry-tomatoes', g: 60, show: { qty: 5, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'salt', g: 0.6, show: { qty: 1.5, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['butter-beans', 'lemon-juice', 'rosemary', 'salt'], minutes: 3 },
      { uses: ['ciabatta', 'garlic'], minutes: 4, waits: true },
      { uses: ['cherry-tomatoes', 'olive-oil'], minutes: 1 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  whiteBeanBruschettaWords,
)
