import { recipe } from '#planner/recipe.ts'
import { smokedSalmonBagelThinsWords } from './smoked-salmon-bagel-thins-words.ts'

export const smokedSalmonBagelThins = recipe(
  {
    id: 'smoked-salmon-bagel-thins',
    cuisine: 'AMERICAN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 8, total: 8 },
    skill: 'NOVICE',
    equipment: ['TOASTER'],
    noCook: true,
    ingredients: [
      {
        id: 'bagel-thin',
        g: 92,
        show: { qty: 2, unit: 'piece' },
        swaps: [{ id: 'gf-bread', g: 90, show: { qty: 3, unit: 'slice' } }],
      },
      { id: 'cream-cheese-light', g: 40, swaps: [{ id: 'hummus', g: 40 }] },
      { id: 'lemon-juice', g: 5, show: { qty: 1, unit: 'tsp' } },
      {
        id: 'smoked-salmon',
        g: 25,
        show: { qty: 1, unit: 'slice' },
        swaps: [{ id: 'smoked-tofu', g: 40, knife: 'FINE' }],
      },
      { id: 'cucumber', g: 75, show: { qty: 0.25, unit: 'medium' }, knife: 'FINE' },
      { id: 'red-onion', g: 14, show: { qty: 1, unit: 'slice' }, knife: 'ROUGH' },
      { id: 'dill', g: 2, show: { qty: 0.25, unit: 'handful' } },
    ],
    steps: [
      { uses: ['bagel-thin'], minutes: 3, waits: true },
      { uses: ['cream-cheese-light', 'lemon-juice'], minutes: 2 },
      { uses: ['cucumber', 'smoked-salmon', 'red-onion', 'dill'], minutes: 2 },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 0,
    freezable: false,
  },
  smokedSalmonBagelThinsWords,
)
