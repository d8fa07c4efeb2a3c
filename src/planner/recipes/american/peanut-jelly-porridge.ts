import { recipe } from '#planner/recipe.ts'
import { peanutJellyPorridgeWords } from './peanut-jelly-porridge-words.ts'

export const peanutJellyPorridge = recipe(
  {
    id: 'peanut-jelly-porridge',
    cuisine: 'AMERICAN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 6, total: 6 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'oats', g: 45, swaps: [{ id: 'gf-oats', g: 45 }] },
      {
        id: 'milk-semi',
        g: 122,
        show: { qty: 0.5, unit: 'cup' },
        swaps: [
          { id: 'lactose-free-milk', g: 122, show: { qty: 0.5, unit: 'cup' } },
          { id: 'soya-milk', g: 122, show: { qty: 0.5, unit: 'cup' } },
        ],
      },
      { id: 'water', g: 120, show: { qty: 0.5, unit: 'cup' } },
      { id: 'raspberries', g: 120 },
      { id: 'jam-reduced', g: 10, show: { qty: 0.5, unit: 'tbsp' } },
      { id: 'peanut-butter', g: 16, show: { qty: 1, unit: 'tbsp' } },
      { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['oats', 'milk-semi', 'water', 'salt'], minutes: 1 },
      { uses: [], minutes: 3, timer: 3 },
      { uses: ['raspberries', 'jam-reduced'], minutes: 1, meanwhile: true },
      { uses: ['peanut-butter'], minutes: 1 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  peanutJellyPorridgeWords,
)
