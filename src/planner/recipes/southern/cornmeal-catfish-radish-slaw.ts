import { recipe } from '#planner/recipe.ts'
import { cornmealCatfishRadishSlawWords } from './cornmeal-catfish-radish-slaw-words.ts'

export const cornmealCatfishRadishSlaw = recipe(
  {
    id: 'cornmeal-catfish-radish-slaw',
    cuisine: 'SOUTHERN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 25, total: 25 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'catfish', g: 300, show: { qty: 2, unit: 'fillet' } },
      {
        id: 'buttermilk',
        g: 61,
        show: { qty: 0.25, unit: 'cup' },
        retained: 0.6,
        swaps: [{ id: 'soya-milk', g: 61, show: { qty: 0.25, unit: 'cup' } }],
      },
      { id: 'cornmeal', g: 61, show: { qty: 0.5, unit: 'cup' } },
      { id: 'paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
      { id: 'cayenne', g: 0.9, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
      { id: 'rapeseed-oil', g: 21, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'red-cabbage', g: 180, knife: 'FINE' },
      { id: 'carrot', g: 85, show: { qty: 1, unit: 'large' }, knife: 'FINE' },
      { id: 'radish', g: 72, show: { qty: 8, unit: 'piece' }, knife: 'FINE' },
      {
        id: 'greek-yogurt-2',
        g: 60,
        show: { qty: 4, unit: 'tbsp' },
        swaps: [{ id: 'soya-yogurt', g: 60, show: { qty: 4, unit: 'tbsp' } }],
      },
      { id: 'lemon-juice', g: 22, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'baguette', g: 60, swaps: [{ id: 'gf-bread', g: 60, show: { qty: 2, unit: 'slice' } }] },
    ],
    steps: [
      { uses: ['catfish', 'buttermilk'], minutes: 10, waits: true },
      { uses: ['greek-yogurt-2', 'lemon-juice', 'red-cabbage', 'carrot', 'radish'] },
      { uses: ['cornmeal', 'paprika', 'cayenne', 'salt'], minutes: 3 },
      { uses: ['rapeseed-oil'], minutes: 8, timer: 8, heat: 'MEDIUM_HIGH' },
      { uses: ['baguette'], minutes: 1, done: { catfish: 'LOOK' } },
    ],
    portionSteps: [1, 2],
    keepsDays: 0,
    freezable: false,
  },
  cornmealCatfishRadishSlawWords,
)
