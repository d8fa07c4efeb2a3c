import { recipe } from '#planner/recipe.ts'
import { rajmaQuickWords } from './rajma-quick-words.ts'

export const rajmaQuick = recipe(
  {
    id: 'rajma-quick',
    cuisine: 'INDIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN', 'GRATER'],
    noCook: false,
    ingredients: [
      { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
      { id: 'onion', g: 150, show: { qty: 1, unit: 'large' }, knife: 'FINE' },
      { id: 'ginger', g: 15, show: { qty: 1, unit: 'knob' }, knife: 'FINE' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'FINE' },
      { id: 'coriander-seed', g: 3.6, show: { qty: 2, unit: 'tsp' } },
      { id: 'chilli-powder', g: 2.7, show: { qty: 1, unit: 'tsp' } },
      { id: 'passata', g: 250, show: { qty: 1, unit: 'cup' } },
      { id: 'kidney-beans', g: 480, show: { qty: 2, unit: 'can' } },
      { id: 'water', g: 150 },
      { id: 'rice-cooked', g: 160 },
      { id: 'garam-masala', g: 2, show: { qty: 1, unit: 'tsp' } },
      { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['rapeseed-oil', 'onion'], minutes: 9, waits: true, heat: 'MEDIUM' },
      { uses: ['ginger', 'garlic'], minutes: 1, heat: 'MEDIUM' },
      { uses: ['coriander-seed', 'chilli-powder', 'passata', 'salt'], minutes: 1, heat: 'MEDIUM' },
      { uses: [], minutes: 5, heat: 'MEDIUM' },
      { uses: ['kidney-beans', 'water'], minutes: 9, waits: true, heat: 'SIMMER' },
      { uses: ['rice-cooked', 'garam-masala', 'coriander'], minutes: 3 },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: true,
  },
  rajmaQuickWords,
)
