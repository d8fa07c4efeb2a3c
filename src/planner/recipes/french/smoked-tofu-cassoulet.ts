import { recipe } from '#planner/recipe.ts'
import { smokedTofuCassouletWords } from './smoked-tofu-cassoulet-words.ts'

export const smokedTofuCassoulet = recipe(
  {
    id: 'smoked-tofu-cassoulet',
    cuisine: 'FRENCH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      {
        id: 'breadcrumbs',
        g: 20,
        show: { qty: 3, unit: 'tbsp' },
        swaps: [{ id: 'gf-breadcrumbs', g: 20, show: { qty: 3, unit: 'tbsp' } }],
      },
      { id: 'smoked-tofu', g: 160, knife: 'FINE' },
      { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'carrot', g: 122, show: { qty: 2, unit: 'medium' }, knife: 'FINE' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'FINE' },
      { id: 'tomato-puree', g: 16, show: { qty: 1, unit: 'tbsp' } },
      { id: 'haricot-beans', g: 360, show: { qty: 1.5, unit: 'can' } },
      { id: 'tinned-tomatoes', g: 200, show: { qty: 0.5, unit: 'can' } },
      { id: 'thyme', g: 1.6, show: { qty: 2, unit: 'tsp' }, knife: 'ROUGH' },
      { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'water', g: 150, show: { qty: 150, unit: 'ml' } },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['breadcrumbs', 'parsley'], minutes: 3, timer: 3, heat: 'MEDIUM' },
      { uses: ['olive-oil', 'smoked-tofu'], minutes: 4, waits: true, heat: 'MEDIUM_HIGH' },
      { uses: ['onion', 'carrot'], minutes: 8, timer: 8, heat: 'LOW' },
      { uses: ['garlic', 'thyme', 'tomato-puree'], minutes: 1, heat: 'MEDIUM' },
      { uses: ['haricot-beans', 'tinned-tomatoes', 'water', 'salt'], minutes: 10, waits: true, heat: 'SIMMER' },
      { uses: [], minutes: 1 },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  smokedTofuCassouletWords,
)
