import { recipe } from '#planner/recipe.ts'
import { prawnRemouladeCupsWords } from './prawn-remoulade-cups-words.ts'

export const prawnRemouladeCups = recipe(
  {
    id: 'prawn-remoulade-cups',
    cuisine: 'CAJUN',
    slots: ['SNACK'],
    dishTags: ['APPETIZERS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'prawns-cooked', g: 150 },
      {
        id: 'greek-yogurt-2',
        g: 60,
        show: { qty: 4, unit: 'tbsp' },
        swaps: [{ id: 'soya-yogurt', g: 60, show: { qty: 4, unit: 'tbsp' } }],
      },
      { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      { id: 'horseradish', g: 5, show: { qty: 1, unit: 'tsp' } },
      { id: 'dijon-mustard', g: 5, show: { qty: 1, unit: 'tsp' } },
      { id: 'ketchup', g: 8, show: { qty: 1.5, unit: 'tsp' } },
      { id: 'hot-sauce', g: 2.4, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, knife: 'FINE' },
      { id: 'little-gem', g: 80, show: { qty: 8, unit: 'leaf' } },
      { id: 'lemon-juice', g: 5, show: { qty: 1, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['greek-yogurt-2', 'olive-oil', 'horseradish', 'dijon-mustard', 'ketchup', 'hot-sauce'], minutes: 3 },
      { uses: ['prawns-cooked', 'lemon-juice', 'celery'], minutes: 3 },
      { uses: ['little-gem'], minutes: 2 },
    ],
    keepsDays: 1,
    freezable: false,
  },
  prawnRemouladeCupsWords,
)
