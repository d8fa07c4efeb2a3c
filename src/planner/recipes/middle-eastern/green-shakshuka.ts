import { recipe } from '#planner/recipe.ts'
import { greenShakshukaWords } from './green-shakshuka-words.ts'

export const greenShakshuka = recipe(
  {
    id: 'green-shakshuka',
    cuisine: 'MIDDLE_EASTERN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 20 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'leek', g: 178, show: { qty: 2, unit: 'medium' }, knife: 'FINE' },
      { id: 'cumin-seeds', g: 2.1, show: { qty: 1, unit: 'tsp' } },
      { id: 'spinach', g: 200 },
      {
        id: 'natural-yogurt',
        g: 60,
        show: { qty: 4, unit: 'tbsp' },
        swaps: [{ id: 'soya-yogurt', g: 60, show: { qty: 4, unit: 'tbsp' } }],
      },
      {
        id: 'egg',
        g: 200,
        show: { qty: 4, unit: 'large' },
        swaps: [{ id: 'silken-tofu', g: 349, show: { qty: 1, unit: 'block' }, knife: 'ROUGH' }],
      },
      {
        id: 'pitta-wholemeal',
        g: 64,
        show: { qty: 1, unit: 'piece' },
        knife: 'ROUGH',
        swaps: [{ id: 'gf-bread', g: 60, show: { qty: 2, unit: 'slice' } }],
      },
      { id: 'harissa', g: 8, show: { qty: 1.5, unit: 'tsp' }, optional: true },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['cumin-seeds', 'olive-oil', 'leek'], minutes: 7, timer: 7, heat: 'MEDIUM' },
      { uses: ['spinach', 'salt', 'natural-yogurt'], minutes: 3, waits: true, heat: 'MEDIUM' },
      { uses: ['egg'], minutes: 6, waits: true, heat: 'LOW', softEggs: true },
      { uses: ['harissa', 'pitta-wholemeal'] },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 0,
    freezable: false,
  },
  greenShakshukaWords,
)
