import { recipe } from '#planner/recipe.ts'
import { blackberryApplePorridgeWords } from './blackberry-apple-porridge-words.ts'

export const blackberryApplePorridge = recipe(
  {
    id: 'blackberry-apple-porridge',
    cuisine: 'ENGLISH',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 9, total: 9 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE', 'GRATER'],
    noCook: true,
    ingredients: [
      {
        id: 'oats',
        g: 50,
        show: { qty: 10, unit: 'tbsp' },
        swaps: [{ id: 'gf-oats', g: 50, show: { qty: 10, unit: 'tbsp' } }],
      },
      {
        id: 'milk-semi',
        g: 180,
        show: { qty: 0.75, unit: 'cup' },
        swaps: [
          { id: 'lactose-free-milk', g: 180, show: { qty: 0.75, unit: 'cup' } },
          { id: 'soya-milk', g: 180, show: { qty: 0.75, unit: 'cup' } },
        ],
      },
      { id: 'water', g: 60, show: { qty: 0.25, unit: 'cup' } },
      { id: 'apple', g: 90, show: { qty: 0.5, unit: 'medium' }, knife: 'FINE' },
      { id: 'cinnamon', g: 0.7, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'blackberries', g: 100, show: { qty: 2, unit: 'handful' } },
      { id: 'sunflower-seeds', g: 4.5, show: { qty: 0.5, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['oats', 'milk-semi', 'water', 'apple', 'cinnamon'], minutes: 2 },
      { uses: [], minutes: 4, timer: 3 },
      { uses: ['blackberries'], minutes: 1 },
      { uses: ['sunflower-seeds'] },
    ],
    keepsDays: 0,
    freezable: false,
  },
  blackberryApplePorridgeWords,
)
