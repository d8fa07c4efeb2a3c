import { recipe } from '#planner/recipe.ts'
import { marmitakoWords } from './marmitako-words.ts'

export const marmitako = recipe(
  {
    id: 'marmitako',
    cuisine: 'SPANISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SOUPS'],
    servings: 2,
    minutes: { active: 20, total: 45 },
    skill: 'BASIC',
    equipment: ['HOB', 'CASSEROLE'],
    noCook: false,
    ingredients: [
      { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'red-pepper', g: 119, show: { qty: 1, unit: 'medium' } },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'potato', g: 300, knife: 'FINE', swaps: [{ id: 'sweet-potato', g: 300, knife: 'FINE' }] },
      { id: 'smoked-paprika', g: 3.5, show: { qty: 1.5, unit: 'tsp' } },
      { id: 'tomato', g: 182, show: { qty: 1, unit: 'large' }, knife: 'FINE' },
      { id: 'water', g: 420, show: { qty: 1.75, unit: 'cup' } },
      { id: 'bay-leaf', g: 0.2, show: { qty: 1, unit: 'leaf' }, fixed: true },
      {
        id: 'tuna-steak',
        g: 280,
        show: { qty: 2, unit: 'steak' },
        knife: 'FINE',
        swaps: [{ id: 'chicken-thigh', g: 250, knife: 'FINE' }],
      },
      { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'salt', g: 3, show: { qty: 0.5, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['olive-oil', 'onion', 'red-pepper', 'garlic'], minutes: 10, waits: true, heat: 'MEDIUM' },
      { uses: ['potato'], minutes: 3, cuts: true },
      { uses: ['smoked-paprika'], minutes: 1, heat: 'MEDIUM' },
      {
        uses: ['tomato', 'water', 'bay-leaf'],
        minutes: 22,
        waits: true,
        done: { 'chicken-thigh': 'PIECE' },
        heat: 'SIMMER',
      },
      { uses: ['tuna-steak', 'salt'], minutes: 5, waits: true, done: { 'tuna-steak': 'LOOK' } },
      { uses: ['parsley'] },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  marmitakoWords,
)
