import { recipe } from '#planner/recipe.ts'
import { smokyLentilTacosWords } from './smoky-lentil-tacos-words.ts'

export const smokyLentilTacos = recipe(
  {
    id: 'smoky-lentil-tacos',
    cuisine: 'TEX_MEX',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['TACOS'],
    servings: 2,
    minutes: { active: 15, total: 20 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'red-cabbage', g: 178, show: { qty: 2, unit: 'cup' }, knife: 'FINE' },
      { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
      { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'tomato-puree', g: 32, show: { qty: 2, unit: 'tbsp' } },
      { id: 'smoked-paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
      { id: 'cumin', g: 2.1, show: { qty: 1, unit: 'tsp' } },
      { id: 'lentils-tinned', g: 360, show: { qty: 1.5, unit: 'can' } },
      { id: 'water', g: 80, show: { qty: 0.33, unit: 'cup' } },
      { id: 'taco-shells', g: 78, show: { qty: 6, unit: 'piece' } },
      { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' } },
      { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['red-cabbage', 'lime-juice', 'salt'], minutes: 3 },
      { uses: ['olive-oil', 'garlic', 'tomato-puree', 'smoked-paprika', 'cumin'], minutes: 2, heat: 'MEDIUM' },
      { uses: ['lentils-tinned', 'water'], minutes: 6, waits: true, heat: 'MEDIUM' },
      { uses: ['taco-shells'], minutes: 2, heat: 'MEDIUM' },
      { uses: ['avocado', 'coriander'], minutes: 2 },
    ],
    portionSteps: [0.6666666666666666, 1, 1.3333333333333333, 1.6666666666666667, 2],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  smokyLentilTacosWords,
)
