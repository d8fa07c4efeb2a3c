import { recipe } from '#planner/recipe.ts'
import { cauliflowerMacAndCheeseWords } from './cauliflower-mac-and-cheese-words.ts'

export const cauliflowerMacAndCheese = recipe(
  {
    id: 'cauliflower-mac-and-cheese',
    cuisine: 'AMERICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['PASTA'],
    servings: 2,
    minutes: { active: 20, total: 40 },
    skill: 'BASIC',
    equipment: ['HOB', 'OVEN', 'SAUCEPAN', 'BAKING_DISH'],
    noCook: false,
    ingredients: [
      { id: 'pasta', g: 110, swaps: [{ id: 'gf-pasta', g: 110 }] },
      { id: 'cauliflower', g: 300, knife: 'ROUGH' },
      {
        id: 'milk-semi',
        g: 366,
        show: { qty: 1.5, unit: 'cup' },
        swaps: [{ id: 'lactose-free-milk', g: 366, show: { qty: 1.5, unit: 'cup' } }],
      },
      { id: 'cornflour', g: 16, show: { qty: 2, unit: 'tbsp' } },
      { id: 'mustard-powder', g: 2, show: { qty: 1, unit: 'tsp' } },
      { id: 'cheddar', g: 80, knife: 'FINE' },
      {
        id: 'breadcrumbs',
        g: 13.6,
        show: { qty: 2, unit: 'tbsp' },
        swaps: [{ id: 'gf-breadcrumbs', g: 13.6, show: { qty: 2, unit: 'tbsp' } }],
      },
      { id: 'paprika', g: 1.1, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'salt', g: 6, show: { qty: 1, unit: 'tsp' }, retained: 0.05 },
    ],
    steps: [
      { uses: ['pasta', 'salt', 'cauliflower'], minutes: 10, waits: true, oven: { celsius: 200, fan: true } },
      { uses: [] },
      { uses: ['cornflour', 'mustard-powder', 'milk-semi'], minutes: 5, timer: 5, heat: 'MEDIUM' },
      { uses: ['cheddar'], minutes: 2 },
      { uses: ['breadcrumbs', 'paprika'], minutes: 15, waits: true },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  cauliflowerMacAndCheeseWords,
)
