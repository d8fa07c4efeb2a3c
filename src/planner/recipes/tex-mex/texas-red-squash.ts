import { recipe } from '#planner/recipe.ts'
import { texasRedSquashWords } from './texas-red-squash-words.ts'

export const texasRedSquash = recipe(
  {
    id: 'texas-red-squash',
    cuisine: 'TEX_MEX',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'CASSEROLE'],
    noCook: false,
    ingredients: [
      { id: 'beef-mince-10', g: 300 },
      { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'butternut-squash', g: 280, show: { qty: 2, unit: 'cup' }, knife: 'FINE' },
      { id: 'chilli-powder', g: 8, show: { qty: 1, unit: 'tbsp' } },
      { id: 'cumin', g: 3, show: { qty: 0.5, unit: 'tbsp' } },
      { id: 'cocoa', g: 5.4, show: { qty: 1, unit: 'tbsp' } },
      { id: 'passata', g: 250, show: { qty: 1, unit: 'cup' } },
      { id: 'chicken-stock-unsalted', g: 180, show: { qty: 0.75, unit: 'cup' } },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
      { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['beef-mince-10'], minutes: 6, waits: true, heat: 'HIGH' },
      { uses: ['onion', 'garlic', 'butternut-squash'], minutes: 4, heat: 'MEDIUM', done: { 'beef-mince-10': 'HEAP' } },
      { uses: ['chilli-powder', 'cumin', 'cocoa'], minutes: 1, heat: 'MEDIUM' },
      { uses: ['passata', 'chicken-stock-unsalted', 'salt'], minutes: 16, waits: true, heat: 'SIMMER' },
      { uses: ['avocado'] },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  texasRedSquashWords,
)
