import { recipe } from '#planner/recipe.ts'
import { matchaBananaTofuBowlWords } from './matcha-banana-tofu-bowl-words.ts'

export const matchaBananaTofuBowl = recipe(
  {
    id: 'matcha-banana-tofu-bowl',
    cuisine: 'JAPANESE',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 8, total: 8 },
    skill: 'NOVICE',
    equipment: ['BLENDER'],
    noCook: true,
    ingredients: [
      { id: 'banana', g: 118, show: { qty: 1, unit: 'medium' } },
      { id: 'silken-tofu', g: 150 },
      {
        id: 'milk-semi',
        g: 60,
        show: { qty: 0.25, unit: 'cup' },
        swaps: [
          { id: 'lactose-free-milk', g: 60, show: { qty: 0.25, unit: 'cup' } },
          { id: 'soya-milk', g: 60, show: { qty: 0.25, unit: 'cup' } },
        ],
      },
      { id: 'matcha', g: 2, show: { qty: 1, unit: 'tsp' } },
      {
        id: 'oats',
        g: 20,
        show: { qty: 4, unit: 'tbsp' },
        swaps: [{ id: 'gf-oats', g: 20, show: { qty: 4, unit: 'tbsp' } }],
      },
      { id: 'strawberries', g: 72, show: { qty: 6, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'pumpkin-seeds', g: 8, show: { qty: 1, unit: 'tbsp' } },
      { id: 'maple-syrup', g: 6.6, show: { qty: 1, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['banana', 'silken-tofu', 'milk-semi', 'matcha', 'maple-syrup', 'oats'], minutes: 3 },
      { uses: [], minutes: 2 },
      { uses: ['strawberries', 'pumpkin-seeds'], minutes: 2 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  matchaBananaTofuBowlWords,
)
