import { recipe } from '#planner/recipe.ts'
import { clamChowderWords } from './clam-chowder-words.ts'

export const clamChowder = recipe(
  {
    id: 'clam-chowder',
    cuisine: 'AMERICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SOUPS'],
    servings: 2,
    minutes: { active: 15, total: 30 },
    skill: 'BASIC',
    equipment: ['HOB', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      {
        id: 'butter',
        g: 14.2,
        show: { qty: 1, unit: 'tbsp' },
        swaps: [{ id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } }],
      },
      { id: 'leek', g: 178, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' } },
      { id: 'thyme', g: 1, show: { qty: 2, unit: 'sprig' } },
      { id: 'bay-leaf', g: 0.2, show: { qty: 1, unit: 'leaf' }, fixed: true },
      { id: 'potato', g: 330, show: { qty: 3, unit: 'small' }, knife: 'FINE' },
      { id: 'cornflour', g: 8, show: { qty: 1, unit: 'tbsp' } },
      {
        id: 'milk-semi',
        g: 488,
        show: { qty: 2, unit: 'cup' },
        swaps: [
          { id: 'lactose-free-milk', g: 488, show: { qty: 2, unit: 'cup' } },
          { id: 'soya-milk', g: 486, show: { qty: 2, unit: 'cup' } },
        ],
      },
      { id: 'clams-tinned', g: 140, show: { qty: 1, unit: 'tin' } },
      { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
      { id: 'parsley', g: 8, show: { qty: 2, unit: 'tbsp' }, knife: 'ROUGH' },
      { id: 'black-pepper', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['butter', 'leek', 'celery', 'thyme', 'bay-leaf'], minutes: 8, waits: true, heat: 'LOW' },
      { uses: ['cornflour', 'milk-semi', 'potato', 'salt'], minutes: 4, heat: 'MEDIUM' },
      { uses: [], minutes: 12, waits: true, heat: 'SIMMER' },
      { uses: ['clams-tinned'], minutes: 3, timer: 3, heat: 'SIMMER' },
      { uses: ['black-pepper', 'parsley'] },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  clamChowderWords,
)
