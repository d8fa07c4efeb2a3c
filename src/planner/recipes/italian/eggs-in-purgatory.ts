import { recipe } from '#planner/recipe.ts'
import { eggsInPurgatoryWords } from './eggs-in-purgatory-words.ts'

export const eggsInPurgatory = recipe(
  {
    id: 'eggs-in-purgatory',
    cuisine: 'ITALIAN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 20 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN', 'TOASTER'],
    noCook: false,
    ingredients: [
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'chilli-flakes', g: 0.9, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'passata', g: 300 },
      {
        id: 'egg',
        g: 200,
        show: { qty: 4, unit: 'large' },
        swaps: [{ id: 'cannellini-beans', g: 240, show: { qty: 1, unit: 'can' } }],
      },
      {
        id: 'ciabatta',
        g: 75,
        show: { qty: 1, unit: 'piece' },
        swaps: [{ id: 'gf-bread', g: 60, show: { qty: 2, unit: 'slice' } }],
      },
      { id: 'basil', g: 10, show: { qty: 1, unit: 'handful' } },
      { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['olive-oil', 'garlic', 'chilli-flakes'], minutes: 3, waits: true, heat: 'LOW' },
      { uses: ['passata', 'salt'], minutes: 8, waits: true, heat: 'MEDIUM' },
      { uses: ['egg'], minutes: 5, waits: true, heat: 'LOW', softEggs: true },
      { uses: ['ciabatta', 'basil'], minutes: 2 },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 0,
    freezable: false,
  },
  eggsInPurgatoryWords,
)
