import { recipe } from '#planner/recipe.ts'
import { lentilPalmHeartSaladWords } from './lentil-palm-heart-salad-words.ts'

export const lentilPalmHeartSalad = recipe(
  {
    id: 'lentil-palm-heart-salad',
    cuisine: 'FRENCH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 12, total: 12 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'shallot', g: 30, show: { qty: 1, unit: 'piece' }, knife: 'FINE' },
      { id: 'red-wine-vinegar', g: 22.5, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'dijon-mustard', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'lentils-tinned', g: 400 },
      { id: 'hearts-of-palm', g: 165, show: { qty: 5, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'radish', g: 108, show: { qty: 12, unit: 'piece' }, knife: 'FINE' },
      { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' } },
      { id: 'little-gem', g: 100, show: { qty: 1, unit: 'head' } },
      { id: 'pumpkin-seeds', g: 24, show: { qty: 3, unit: 'tbsp' } },
      { id: 'salt', g: 1, show: { qty: 3, unit: 'pinch' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['shallot', 'red-wine-vinegar', 'salt', 'dijon-mustard', 'olive-oil'], minutes: 3 },
      { uses: ['lentils-tinned', 'black-pepper', 'tomato'], minutes: 2 },
      { uses: ['hearts-of-palm', 'radish'], minutes: 3 },
      { uses: ['little-gem', 'pumpkin-seeds'], minutes: 1 },
    ],
    keepsDays: 3,
    leftovers: 'COLD',
    freezable: false,
  },
  lentilPalmHeartSaladWords,
)
