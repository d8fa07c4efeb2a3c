import { recipe } from '#planner/recipe.ts'
import { basbousaWords } from './basbousa-words.ts'

export const basbousa = recipe(
  {
    id: 'basbousa',
    cuisine: 'MIDDLE_EASTERN',
    slots: ['SNACK'],
    dishTags: ['DESSERTS'],
    servings: 4,
    minutes: { active: 20, total: 40 },
    skill: 'BASIC',
    equipment: ['OVEN', 'BAKING_DISH', 'MICROWAVE'],
    noCook: false,
    ingredients: [
      { id: 'semolina', g: 100, swaps: [{ id: 'polenta', g: 100 }] },
      { id: 'desiccated-coconut', g: 10, show: { qty: 2, unit: 'tbsp' } },
      { id: 'baking-powder', g: 3.5, show: { qty: 0.75, unit: 'tsp' } },
      {
        id: 'natural-yogurt',
        g: 150,
        show: { qty: 10, unit: 'tbsp' },
        swaps: [{ id: 'soya-yogurt', g: 150, show: { qty: 10, unit: 'tbsp' } }],
      },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      {
        id: 'honey',
        g: 42,
        show: { qty: 2, unit: 'tbsp' },
        swaps: [{ id: 'maple-syrup', g: 40, show: { qty: 2, unit: 'tbsp' } }],
      },
      { id: 'orange-juice', g: 62, show: { qty: 4, unit: 'tbsp' } },
      {
        id: 'almonds',
        g: 9.6,
        show: { qty: 8, unit: 'piece' },
        swaps: [{ id: 'pumpkin-seeds', g: 8, show: { qty: 1, unit: 'tbsp' } }],
      },
      { id: 'cardamom', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      {
        uses: ['semolina', 'desiccated-coconut', 'cardamom', 'baking-powder', 'natural-yogurt', 'olive-oil', 'honey'],
        minutes: 12,
        timer: 10,
        oven: { celsius: 175, fan: true },
      },
      { uses: ['almonds'], minutes: 3 },
      { uses: [], minutes: 20, waits: true },
      { uses: ['orange-juice'], minutes: 2 },
      { uses: [], cuts: true },
    ],
    keepsDays: 4,
    freezable: true,
  },
  basbousaWords,
)
