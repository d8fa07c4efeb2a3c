import { recipe } from '#planner/recipe.ts'
import { snapperPlakiWords } from './snapper-plaki-words.ts'

export const snapperPlaki = recipe(
  {
    id: 'snapper-plaki',
    cuisine: 'GREEK',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 65 },
    skill: 'BASIC',
    equipment: ['OVEN', 'BAKING_DISH'],
    noCook: false,
    ingredients: [
      {
        id: 'potato',
        g: 360,
        show: { qty: 2, unit: 'medium' },
        knife: 'FINE',
        swaps: [{ id: 'sweet-potato', g: 360, knife: 'FINE' }],
      },
      { id: 'red-onion', g: 70, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
      { id: 'tinned-tomatoes', g: 400, show: { qty: 1, unit: 'can' } },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'FINE' },
      { id: 'dried-oregano', g: 1, show: { qty: 1, unit: 'tsp' } },
      {
        id: 'snapper',
        g: 280,
        show: { qty: 2, unit: 'fillet' },
        swaps: [{ id: 'chicken-breast', g: 260, knife: 'ROUGH' }],
      },
      { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'lemon', g: 29, show: { qty: 0.5, unit: 'piece' }, knife: 'FINE' },
      { id: 'olives', g: 35, show: { qty: 10, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['potato', 'red-onion', 'olive-oil', 'salt'], minutes: 5, oven: { celsius: 200, fan: true } },
      { uses: ['tinned-tomatoes', 'garlic', 'dried-oregano'], minutes: 30, waits: true },
      { uses: ['snapper', 'lemon', 'olives', 'black-pepper'], minutes: 2 },
      {
        uses: [],
        minutes: 12,
        waits: true,
        swapped: { 'chicken-breast': { timer: 20, minutes: 20 } },
        done: { snapper: 'LOOK', 'chicken-breast': 'PIECE' },
      },
      { uses: ['parsley'] },
    ],
    portionSteps: [1, 2],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  snapperPlakiWords,
)
