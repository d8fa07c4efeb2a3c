import { recipe } from '#planner/recipe.ts'
import { tunaLeekPastaBakeWords } from './tuna-leek-pasta-bake-words.ts'

export const tunaLeekPastaBake = recipe(
  {
    id: 'tuna-leek-pasta-bake',
    cuisine: 'ENGLISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['PASTA'],
    servings: 2,
    minutes: { active: 20, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'GRILL', 'SAUCEPAN', 'BAKING_DISH', 'GRATER'],
    noCook: false,
    ingredients: [
      { id: 'pasta', g: 120, swaps: [{ id: 'gf-pasta', g: 120 }] },
      { id: 'leek', g: 178, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'cornflour', g: 16, show: { qty: 2, unit: 'tbsp' } },
      {
        id: 'milk-semi',
        g: 300,
        show: { qty: 1.25, unit: 'cup' },
        swaps: [
          { id: 'lactose-free-milk', g: 300, show: { qty: 1.25, unit: 'cup' } },
          { id: 'soya-milk', g: 300, show: { qty: 1.25, unit: 'cup' } },
        ],
      },
      { id: 'dijon-mustard', g: 10, show: { qty: 2, unit: 'tsp' } },
      {
        id: 'tuna-tinned',
        g: 165,
        show: { qty: 1.5, unit: 'tin' },
        knife: 'ROUGH',
        swaps: [{ id: 'cannellini-beans', g: 240, show: { qty: 1, unit: 'can' } }],
      },
      { id: 'tinned-sweetcorn', g: 82, show: { qty: 0.5, unit: 'can' } },
      {
        id: 'cheddar',
        g: 45,
        knife: 'FINE',
        swaps: [{ id: 'nutritional-yeast', g: 25, show: { qty: 5, unit: 'tbsp' } }],
      },
      { id: 'salt', g: 4, show: { qty: 0.67, unit: 'tsp' }, retained: 0.05 },
    ],
    steps: [
      { uses: ['pasta', 'salt', 'leek'], minutes: 12, waits: true, heat: 'BOIL' },
      { uses: [], minutes: 1 },
      { uses: ['cornflour', 'milk-semi'], minutes: 5, timer: 5, heat: 'MEDIUM' },
      { uses: ['dijon-mustard', 'cheddar'], minutes: 1 },
      { uses: ['tuna-tinned', 'tinned-sweetcorn'], minutes: 2 },
      { uses: [], minutes: 5, waits: true },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  tunaLeekPastaBakeWords,
)
