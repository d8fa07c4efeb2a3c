import { recipe } from '#planner/recipe.ts'
import { ricottaFigToastWords } from './ricotta-fig-toast-words.ts'

export const ricottaFigToast = recipe(
  {
    id: 'ricotta-fig-toast',
    cuisine: 'ITALIAN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 5, total: 5 },
    skill: 'NOVICE',
    equipment: ['TOASTER'],
    noCook: true,
    ingredients: [
      {
        id: 'sourdough',
        g: 75,
        show: { qty: 1.5, unit: 'slice' },
        swaps: [{ id: 'gf-bread', g: 75, show: { qty: 2.5, unit: 'slice' } }],
      },
      {
        id: 'ricotta',
        g: 75,
        show: { qty: 5, unit: 'tbsp' },
        swaps: [{ id: 'soya-yogurt', g: 90, show: { qty: 6, unit: 'tbsp' } }],
      },
      { id: 'lemon-zest', g: 1, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'fig', g: 100, show: { qty: 2, unit: 'medium' } },
      {
        id: 'honey',
        g: 7,
        show: { qty: 1, unit: 'tsp' },
        swaps: [{ id: 'maple-syrup', g: 6.6, show: { qty: 1, unit: 'tsp' } }],
      },
    ],
    steps: [
      { uses: ['sourdough'], minutes: 3, waits: true },
      { uses: ['ricotta', 'lemon-zest'], minutes: 1, meanwhile: true },
      { uses: ['fig', 'honey'], minutes: 1 },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 0,
    freezable: false,
  },
  ricottaFigToastWords,
)
