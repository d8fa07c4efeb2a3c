import { recipe } from '#planner/recipe.ts'
import { mintedPeaDipRadishesWords } from './minted-pea-dip-radishes-words.ts'

export const mintedPeaDipRadishes = recipe(
  {
    id: 'minted-pea-dip-radishes',
    cuisine: 'ENGLISH',
    slots: ['SNACK'],
    dishTags: ['APPETIZERS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: ['KETTLE', 'FOOD_PROCESSOR'],
    noCook: true,
    ingredients: [
      { id: 'frozen-peas', g: 200 },
      {
        id: 'natural-yogurt',
        g: 60,
        show: { qty: 4, unit: 'tbsp' },
        swaps: [
          { id: 'lactose-free-yogurt', g: 60, show: { qty: 4, unit: 'tbsp' } },
          { id: 'soya-yogurt', g: 60, show: { qty: 4, unit: 'tbsp' } },
        ],
      },
      { id: 'mint', g: 10, show: { qty: 1, unit: 'handful' } },
      { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      { id: 'radish', g: 108, show: { qty: 12, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'rice-cakes', g: 27, show: { qty: 3, unit: 'piece' } },
      { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['frozen-peas'], minutes: 4, timer: 3, waits: true },
      { uses: ['natural-yogurt', 'mint', 'lemon-juice', 'olive-oil', 'salt'], minutes: 3 },
      { uses: ['radish', 'rice-cakes'], minutes: 2 },
    ],
    keepsDays: 2,
    freezable: false,
  },
  mintedPeaDipRadishesWords,
)
