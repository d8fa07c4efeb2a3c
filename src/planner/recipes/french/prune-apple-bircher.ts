import { recipe } from '#planner/recipe.ts'
import { pruneAppleBircherWords } from './prune-apple-bircher-words.ts'

export const pruneAppleBircher = recipe(
  {
    id: 'prune-apple-bircher',
    cuisine: 'FRENCH',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 8, total: 10 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'oats', g: 45, swaps: [{ id: 'gf-oats', g: 45 }] },
      { id: 'apple-puree', g: 92, show: { qty: 0.375, unit: 'cup' } },
      {
        id: 'natural-yogurt',
        g: 120,
        show: { qty: 8, unit: 'tbsp' },
        swaps: [
          { id: 'lactose-free-yogurt', g: 120, show: { qty: 8, unit: 'tbsp' } },
          { id: 'soya-yogurt', g: 120, show: { qty: 8, unit: 'tbsp' } },
        ],
      },
      { id: 'prunes', g: 28.5, show: { qty: 3, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'cinnamon', g: 0.65, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'sunflower-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['oats', 'apple-puree', 'natural-yogurt', 'cinnamon'], minutes: 6, timer: 6 },
      { uses: ['prunes', 'sunflower-seeds'], minutes: 1 },
    ],
    keepsDays: 2,
    freezable: false,
  },
  pruneAppleBircherWords,
)
