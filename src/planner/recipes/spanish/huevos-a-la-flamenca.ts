import { recipe } from '#planner/recipe.ts'
import { huevosALaFlamencaWords } from './huevos-a-la-flamenca-words.ts'

export const huevosALaFlamenca = recipe(
  {
    id: 'huevos-a-la-flamenca',
    cuisine: 'SPANISH',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 25 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN', 'MICROWAVE'],
    noCook: false,
    ingredients: [
      { id: 'potato', g: 180, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      { id: 'onion', g: 55, show: { qty: 0.5, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'red-pepper', g: 74, show: { qty: 1, unit: 'small' } },
      { id: 'passata', g: 200 },
      { id: 'frozen-peas', g: 100 },
      { id: 'smoked-paprika', g: 1.7, show: { qty: 0.75, unit: 'tsp' } },
      {
        id: 'egg',
        g: 176,
        show: { qty: 4, unit: 'medium' },
        swaps: [{ id: 'chickpeas', g: 180, show: { qty: 0.75, unit: 'can' } }],
      },
      { id: 'parsley', g: 5, show: { qty: 0.5, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['potato'], minutes: 4, waits: true },
      { uses: ['olive-oil', 'onion', 'red-pepper'], minutes: 7, timer: 7, heat: 'MEDIUM_HIGH' },
      { uses: ['smoked-paprika', 'passata', 'frozen-peas', 'salt'], minutes: 5, waits: true, heat: 'MEDIUM' },
      { uses: ['egg'], minutes: 5, waits: true, heat: 'LOW', softEggs: true },
      { uses: ['parsley'] },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 0,
    freezable: false,
  },
  huevosALaFlamencaWords,
)
