import { recipe } from '#planner/recipe.ts'
import { patatasBravasWords } from './patatas-bravas-words.ts'

export const patatasBravas = recipe(
  {
    id: 'patatas-bravas',
    cuisine: 'SPANISH',
    slots: ['SNACK'],
    dishTags: ['SIDE_DISHES'],
    servings: 2,
    minutes: { active: 15, total: 25 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN', 'SAUCEPAN', 'MICROWAVE'],
    noCook: false,
    ingredients: [
      { id: 'potato', g: 300, knife: 'ROUGH' },
      { id: 'olive-oil', g: 11.3, show: { qty: 2.5, unit: 'tsp' } },
      { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, knife: 'FINE' },
      { id: 'smoked-paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
      { id: 'cayenne', g: 0.2, show: { qty: 1, unit: 'pinch' } },
      { id: 'vegetable-stock', g: 120, show: { qty: 0.5, unit: 'cup' } },
      { id: 'cornflour', g: 4.1, show: { qty: 1.5, unit: 'tsp' } },
      { id: 'red-wine-vinegar', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['potato'], minutes: 7, timer: 7 },
      { uses: ['olive-oil'], minutes: 12, waits: true, heat: 'MEDIUM_HIGH' },
      { uses: ['garlic', 'smoked-paprika', 'cayenne', 'vegetable-stock', 'cornflour'], minutes: 2, heat: 'LOW' },
      { uses: ['red-wine-vinegar', 'salt'], minutes: 3, timer: 3, heat: 'MEDIUM' },
      { uses: [] },
    ],
    keepsDays: 1,
    freezable: false,
  },
  patatasBravasWords,
)
