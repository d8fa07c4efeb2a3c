import { recipe } from '#planner/recipe.ts'
import { chickenDaikonAvocadoWords } from './chicken-daikon-avocado-words.ts'

export const chickenDaikonAvocado = recipe(
  {
    id: 'chicken-daikon-avocado',
    cuisine: 'JAPANESE',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 13, total: 13 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'daikon', g: 300, show: { qty: 3, unit: 'cup' }, knife: 'FINE' },
      { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'DRESSING' },
      { id: 'sesame-oil', g: 9, show: { qty: 2, unit: 'tsp' }, group: 'DRESSING' },
      { id: 'ginger', g: 4, show: { qty: 2, unit: 'tsp' }, knife: 'FINE', group: 'DRESSING' },
      { id: 'chicken-breast-cooked', g: 220, knife: 'ROUGH' },
      { id: 'avocado', g: 200, show: { qty: 1, unit: 'large' }, knife: 'ROUGH' },
      { id: 'watercress', g: 60, show: { qty: 3, unit: 'handful' } },
      { id: 'nori', g: 5, show: { qty: 2, unit: 'sheet' } },
      { id: 'sesame-seeds', g: 12, show: { qty: 4, unit: 'tsp' } },
      { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['daikon', 'salt'], minutes: 3, timer: 3 },
      { uses: ['lime-juice', 'sesame-oil', 'ginger'], minutes: 1 },
      { uses: ['chicken-breast-cooked', 'watercress'], minutes: 3 },
      { uses: ['avocado'], minutes: 2 },
      { uses: ['nori', 'sesame-seeds'], minutes: 1 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  chickenDaikonAvocadoWords,
)
