import { recipe } from '#planner/recipe.ts'
import { microwaveGritsPeachesWords } from './microwave-grits-peaches-words.ts'

export const microwaveGritsPeaches = recipe(
  {
    id: 'microwave-grits-peaches',
    cuisine: 'SOUTHERN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 9, total: 10 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'grits', g: 40, show: { qty: 0.25, unit: 'cup' } },
      { id: 'water', g: 200 },
      {
        id: 'milk-semi',
        g: 61,
        show: { qty: 0.25, unit: 'cup' },
        swaps: [
          { id: 'lactose-free-milk', g: 61, show: { qty: 0.25, unit: 'cup' } },
          { id: 'soya-milk', g: 61, show: { qty: 0.25, unit: 'cup' } },
        ],
      },
      { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
      { id: 'tinned-peaches', g: 150, show: { qty: 6, unit: 'slice' } },
      { id: 'cinnamon', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'sunflower-seed-butter', g: 16, show: { qty: 1, unit: 'tbsp' } },
      { id: 'maple-syrup', g: 6.6, show: { qty: 1, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['grits', 'water', 'salt'], minutes: 4, timer: 4 },
      { uses: ['milk-semi'], minutes: 4, timer: 4 },
      { uses: ['tinned-peaches', 'cinnamon', 'sunflower-seed-butter', 'maple-syrup'], minutes: 1 },
    ],
    keepsDays: 1,
    freezable: false,
  },
  microwaveGritsPeachesWords,
)
