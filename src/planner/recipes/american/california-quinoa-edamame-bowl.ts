import { recipe } from '#planner/recipe.ts'
import { californiaQuinoaEdamameBowlWords } from './california-quinoa-edamame-bowl-words.ts'

export const californiaQuinoaEdamameBowl = recipe(
  {
    id: 'california-quinoa-edamame-bowl',
    cuisine: 'AMERICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: ['KETTLE'],
    noCook: true,
    ingredients: [
      { id: 'edamame', g: 220 },
      { id: 'quinoa-cooked', g: 250, show: { qty: 1, unit: 'pouch' } },
      { id: 'avocado', g: 140, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'grapefruit', g: 256, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'baby-spinach', g: 60, show: { qty: 2, unit: 'handful' } },
      { id: 'radish', g: 54, show: { qty: 6, unit: 'piece' }, knife: 'FINE' },
      { id: 'pumpkin-seeds', g: 16, show: { qty: 2, unit: 'tbsp' } },
      { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'DRESSING' },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' }, group: 'DRESSING' },
      { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' }, group: 'DRESSING' },
    ],
    steps: [
      { uses: ['edamame'], minutes: 4, waits: true },
      { uses: ['quinoa-cooked', 'baby-spinach'], minutes: 1, meanwhile: true },
      { uses: ['lime-juice', 'olive-oil', 'salt'], minutes: 1 },
      { uses: ['grapefruit', 'radish', 'avocado', 'pumpkin-seeds'], minutes: 3 },
    ],
    keepsDays: 2,
    leftovers: 'COLD',
    freezable: false,
  },
  californiaQuinoaEdamameBowlWords,
)
