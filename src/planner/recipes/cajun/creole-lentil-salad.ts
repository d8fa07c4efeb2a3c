import { recipe } from '#planner/recipe.ts'
import { creoleLentilSaladWords } from './creole-lentil-salad-words.ts'

export const creoleLentilSalad = recipe(
  {
    id: 'creole-lentil-salad',
    cuisine: 'CAJUN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 13, total: 13 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'lentils-tinned', g: 360, show: { qty: 1.5, unit: 'can' } },
      {
        id: 'natural-yogurt',
        g: 90,
        show: { qty: 6, unit: 'tbsp' },
        swaps: [
          { id: 'lactose-free-yogurt', g: 90, show: { qty: 6, unit: 'tbsp' } },
          { id: 'soya-yogurt', g: 90, show: { qty: 6, unit: 'tbsp' } },
        ],
      },
      { id: 'dijon-mustard', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'horseradish', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'cornichons', g: 36, show: { qty: 4, unit: 'piece' }, knife: 'FINE' },
      { id: 'cajun-seasoning', g: 2.7, show: { qty: 1, unit: 'tsp' } },
      { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      { id: 'celery', g: 120, show: { qty: 3, unit: 'stalk' }, knife: 'FINE' },
      { id: 'roasted-peppers', g: 100, show: { qty: 2, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'avocado', g: 140, show: { qty: 1, unit: 'medium' } },
      { id: 'little-gem', g: 150, show: { qty: 15, unit: 'leaf' } },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      {
        uses: ['natural-yogurt', 'dijon-mustard', 'horseradish', 'cornichons', 'cajun-seasoning', 'olive-oil', 'salt'],
        minutes: 3,
      },
      { uses: ['lentils-tinned', 'celery', 'roasted-peppers'], minutes: 4 },
      { uses: ['little-gem', 'avocado'], minutes: 3 },
    ],
    keepsDays: 3,
    leftovers: 'COLD',
    freezable: false,
  },
  creoleLentilSaladWords,
)
