import { recipe } from '#planner/recipe.ts'
import { tiramisuOatsWords } from './tiramisu-oats-words.ts'

export const tiramisuOats = recipe(
  {
    id: 'tiramisu-oats',
    cuisine: 'ITALIAN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'oats', g: 45, swaps: [{ id: 'gf-oats', g: 45 }] },
      { id: 'espresso', g: 60, show: { qty: 2, unit: 'shot' } },
      { id: 'maple-syrup', g: 20, show: { qty: 1, unit: 'tbsp' } },
      {
        id: 'natural-yogurt',
        g: 180,
        show: { qty: 0.75, unit: 'cup' },
        swaps: [
          { id: 'lactose-free-yogurt', g: 180, show: { qty: 0.75, unit: 'cup' } },
          { id: 'soya-yogurt', g: 180, show: { qty: 0.75, unit: 'cup' } },
        ],
      },
      { id: 'vanilla-extract', g: 2.1, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'cocoa', g: 5.4, show: { qty: 1, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['oats', 'espresso', 'maple-syrup'], minutes: 6, waits: true },
      { uses: ['natural-yogurt', 'vanilla-extract'], minutes: 1 },
      { uses: ['cocoa'], minutes: 1 },
    ],
    keepsDays: 2,
    freezable: false,
  },
  tiramisuOatsWords,
)
