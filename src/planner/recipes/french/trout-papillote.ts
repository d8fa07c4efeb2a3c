import { recipe } from '#planner/recipe.ts'
import { troutPapilloteWords } from './trout-papillote-words.ts'

export const troutPapillote = recipe(
  {
    id: 'trout-papillote',
    cuisine: 'FRENCH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 40 },
    skill: 'NOVICE',
    equipment: ['OVEN', 'BAKING_TRAY', 'HOB', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'potato', g: 300, knife: 'ROUGH', swaps: [{ id: 'sweet-potato', g: 300, knife: 'ROUGH' }] },
      { id: 'fennel', g: 180, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'leek', g: 89, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'carrot', g: 61, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'trout', g: 240 },
      { id: 'lemon', g: 29, show: { qty: 0.5, unit: 'piece' }, knife: 'FINE' },
      { id: 'dill', g: 8, show: { qty: 1, unit: 'handful' } },
      { id: 'dijon-mustard', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'salt', g: 1.8, show: { qty: 0.33, unit: 'tsp' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      {
        uses: ['potato', 'salt'],
        minutes: 18,
        timer: 15,
        waits: true,
        swapped: { 'sweet-potato': { timer: 12 } },
        oven: { celsius: 190, fan: true },
      },
      { uses: ['fennel', 'leek', 'carrot', 'olive-oil'], minutes: 4, meanwhile: true },
      { uses: ['trout', 'dijon-mustard', 'lemon', 'black-pepper', 'dill'], minutes: 5, meanwhile: true, cuts: true },
      { uses: [], minutes: 3, meanwhile: true },
      { uses: [], minutes: 15, waits: true, done: { trout: 'LOOK' } },
      { uses: [] },
    ],
    keepsDays: 1,
    leftovers: 'HOT',
    freezable: false,
  },
  troutPapilloteWords,
)
