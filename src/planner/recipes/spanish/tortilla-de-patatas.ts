import { recipe } from '#planner/recipe.ts'
import { tortillaDePatatasWords } from './tortilla-de-patatas-words.ts'

export const tortillaDePatatas = recipe(
  {
    id: 'tortilla-de-patatas',
    cuisine: 'SPANISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 30 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN', 'MICROWAVE'],
    noCook: false,
    ingredients: [
      { id: 'potato', g: 300, knife: 'FINE' },
      { id: 'onion', g: 70, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'olive-oil', g: 23, show: { qty: 5, unit: 'tsp' } },
      { id: 'egg', g: 264, show: { qty: 6, unit: 'medium' } },
      { id: 'tomato', g: 369, show: { qty: 3, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'red-wine-vinegar', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['potato'], minutes: 8, waits: true },
      { uses: ['onion', 'olive-oil'], minutes: 7, waits: true, meanwhile: true, heat: 'MEDIUM' },
      { uses: ['egg', 'salt'], minutes: 5, waits: true },
      { uses: [], minutes: 5, waits: true, heat: 'MEDIUM' },
      { uses: [], minutes: 3, heat: 'MEDIUM' },
      { uses: [], minutes: 3, waits: true, done: { egg: 'LOOK' } },
      { uses: ['tomato', 'parsley', 'red-wine-vinegar'] },
    ],
    portionSteps: [0.6666666666666666, 1, 1.3333333333333333, 1.6666666666666667, 2],
    keepsDays: 3,
    leftovers: 'EITHER',
    freezable: false,
  },
  tortillaDePatatasWords,
)
