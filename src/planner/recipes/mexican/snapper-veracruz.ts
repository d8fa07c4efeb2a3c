import { recipe } from '#planner/recipe.ts'
import { snapperVeracruzWords } from './snapper-veracruz-words.ts'

export const snapperVeracruz = recipe(
  {
    id: 'snapper-veracruz',
    cuisine: 'MEXICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 30 },
    skill: 'BASIC',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      {
        id: 'basmati-rice',
        g: 110,
        swaps: [{ id: 'sweet-potato', g: 300, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' }],
      },
      { id: 'water', g: 200 },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'cherry-tomatoes', g: 300, show: { qty: 2, unit: 'cup' }, knife: 'ROUGH' },
      { id: 'bay-leaf', g: 0.2, show: { qty: 1, unit: 'leaf' }, fixed: true },
      { id: 'dried-oregano', g: 1, show: { qty: 1, unit: 'tsp' } },
      { id: 'green-olives', g: 36, show: { qty: 4, unit: 'tbsp' }, knife: 'ROUGH' },
      { id: 'capers', g: 8.6, show: { qty: 1, unit: 'tbsp' } },
      { id: 'pickled-jalapenos', g: 16, show: { qty: 4, unit: 'slice' } },
      { id: 'snapper', g: 280, show: { qty: 2, unit: 'fillet' } },
      { id: 'lime', g: 34, show: { qty: 0.5, unit: 'piece' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['basmati-rice', 'water'], minutes: 18, waits: true, swapped: { 'sweet-potato': { timer: 12 } } },
      { uses: ['olive-oil', 'onion', 'garlic'], minutes: 6, waits: true, meanwhile: true },
      { uses: ['cherry-tomatoes', 'bay-leaf', 'dried-oregano'], minutes: 7, waits: true, meanwhile: true },
      { uses: ['green-olives', 'capers', 'pickled-jalapenos'], minutes: 2, meanwhile: true },
      { uses: ['snapper'], minutes: 6, done: { snapper: 'LOOK' } },
      { uses: ['lime'] },
    ],
    portionSteps: [1, 2],
    keepsDays: 1,
    leftovers: 'HOT',
    freezable: false,
  },
  snapperVeracruzWords,
)
