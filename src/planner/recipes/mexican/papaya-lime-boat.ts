import { recipe } from '#planner/recipe.ts'
import { papayaLimeBoatWords } from './papaya-lime-boat-words.ts'

export const papayaLimeBoat = recipe(
  {
    id: 'papaya-lime-boat',
    cuisine: 'MEXICAN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 7, total: 7 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'papaya', g: 300, knife: 'ROUGH' },
      { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      {
        id: 'natural-yogurt',
        g: 150,
        show: { qty: 10, unit: 'tbsp' },
        swaps: [
          { id: 'lactose-free-yogurt', g: 150, show: { qty: 10, unit: 'tbsp' } },
          { id: 'soya-yogurt', g: 150, show: { qty: 10, unit: 'tbsp' } },
        ],
      },
      { id: 'strawberries', g: 72, show: { qty: 6, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'pumpkin-seeds', g: 16, show: { qty: 2, unit: 'tbsp' } },
      { id: 'cinnamon', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['papaya', 'lime-juice'], minutes: 2 },
      { uses: ['natural-yogurt', 'cinnamon'], minutes: 1 },
      { uses: ['strawberries', 'pumpkin-seeds'], minutes: 1 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  papayaLimeBoatWords,
)
