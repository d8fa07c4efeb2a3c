import { recipe } from '#planner/recipe.ts'
import { tenMinuteTacoSaladWords } from './ten-minute-taco-salad-words.ts'

export const tenMinuteTacoSalad = recipe(
  {
    id: 'ten-minute-taco-salad',
    cuisine: 'TEX_MEX',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 1,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'beef-mince-5', g: 150 },
      { id: 'chilli-powder', g: 2.7, show: { qty: 1, unit: 'tsp' } },
      { id: 'cumin', g: 1, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
      { id: 'romaine-lettuce', g: 120, show: { qty: 6, unit: 'leaf' }, knife: 'FINE' },
      { id: 'cherry-tomatoes', g: 96, show: { qty: 8, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'salsa', g: 48, show: { qty: 3, unit: 'tbsp' } },
      { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'pumpkin-seeds', g: 12, show: { qty: 1.5, unit: 'tbsp' } },
    ],
    steps: [
      {
        uses: ['beef-mince-5', 'chilli-powder', 'cumin', 'salt'],
        minutes: 8,
        timer: 6,
        waits: true,
        done: { 'beef-mince-5': 'HEAP' },
      },
      { uses: ['romaine-lettuce', 'cherry-tomatoes', 'avocado'], minutes: 3, meanwhile: true },
      { uses: ['lime-juice', 'salsa'] },
      { uses: ['pumpkin-seeds'] },
    ],
    keepsDays: 0,
    freezable: false,
  },
  tenMinuteTacoSaladWords,
)
