import { recipe } from '#planner/recipe.ts'
import { fideoSecoWords } from './fideo-seco-words.ts'

export const fideoSeco = recipe(
  {
    id: 'fideo-seco',
    cuisine: 'MEXICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['PASTA'],
    servings: 2,
    minutes: { active: 25, total: 30 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN', 'BLENDER'],
    noCook: false,
    ingredients: [
      { id: 'spaghetti', g: 160, knife: 'ROUGH', swaps: [{ id: 'gf-spaghetti', g: 160, knife: 'ROUGH' }] },
      { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
      { id: 'tinned-tomatoes', g: 400, show: { qty: 1, unit: 'can' } },
      { id: 'onion', g: 70, show: { qty: 1, unit: 'small' }, knife: 'ROUGH' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' } },
      { id: 'adobo-chipotle', g: 12, show: { qty: 2, unit: 'tsp' } },
      { id: 'vegetable-stock', g: 240, show: { qty: 1, unit: 'cup' } },
      { id: 'courgette', g: 118, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'queso-fresco', g: 80 },
      { id: 'soured-cream', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' } },
    ],
    steps: [
      { uses: ['tinned-tomatoes', 'onion', 'garlic', 'adobo-chipotle'], minutes: 1 },
      { uses: ['rapeseed-oil', 'spaghetti'], minutes: 5, timer: 5, heat: 'MEDIUM' },
      { uses: [], minutes: 4, timer: 4, heat: 'MEDIUM' },
      { uses: ['vegetable-stock', 'courgette'], minutes: 13, timer: 13, heat: 'LOW' },
      { uses: ['queso-fresco', 'soured-cream', 'coriander'], minutes: 3, waits: true },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  fideoSecoWords,
)
