import { recipe } from '#planner/recipe.ts'
import { pastaConLeSardeWords } from './pasta-con-le-sarde-words.ts'

export const pastaConLeSarde = recipe(
  {
    id: 'pasta-con-le-sarde',
    cuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['PASTA'],
    servings: 2,
    minutes: { active: 25, total: 30 },
    skill: 'BASIC',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      {
        id: 'breadcrumbs',
        g: 13.6,
        show: { qty: 2, unit: 'tbsp' },
        swaps: [{ id: 'gf-breadcrumbs', g: 13.6, show: { qty: 2, unit: 'tbsp' } }],
      },
      { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'fennel', g: 234, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'onion', g: 70, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'raisins', g: 18, show: { qty: 2, unit: 'tbsp' } },
      { id: 'saffron', g: 0.2, show: { qty: 2, unit: 'pinch' } },
      { id: 'spaghetti', g: 140, swaps: [{ id: 'gf-spaghetti', g: 140 }] },
      { id: 'sardines-tinned', g: 96, show: { qty: 4, unit: 'piece' } },
      { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'salt', g: 6, show: { qty: 1, unit: 'tsp' }, retained: 0.1 },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['breadcrumbs', 'olive-oil'], minutes: 3, timer: 3, heat: 'MEDIUM' },
      { uses: ['fennel', 'onion'], minutes: 12, waits: true, heat: 'LOW' },
      { uses: ['spaghetti', 'salt'], minutes: 9, waits: true, meanwhile: true, heat: 'BOIL' },
      { uses: ['saffron', 'raisins'], minutes: 2 },
      { uses: ['sardines-tinned', 'lemon-juice', 'black-pepper'], minutes: 2, heat: 'LOW' },
      { uses: [], minutes: 2 },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  pastaConLeSardeWords,
)
