import { recipe } from '#planner/recipe.ts'
import { sardinesPeppersOrangeWords } from './sardines-peppers-orange-words.ts'

export const sardinesPeppersOrange = recipe(
  {
    id: 'sardines-peppers-orange',
    cuisine: 'SPANISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 11, total: 11 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'roasted-peppers', g: 200, show: { qty: 4, unit: 'piece' }, knife: 'FINE' },
      { id: 'red-wine-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'smoked-paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
      { id: 'olive-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
      { id: 'garlic', g: 2, show: { qty: 0.5, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'little-gem', g: 200, show: { qty: 2, unit: 'head' }, knife: 'ROUGH' },
      { id: 'orange', g: 140, show: { qty: 1, unit: 'medium' } },
      { id: 'sardines-tinned', g: 192, show: { qty: 8, unit: 'piece' } },
      { id: 'sunflower-seeds', g: 27, show: { qty: 3, unit: 'tbsp' } },
      { id: 'parsley', g: 8, show: { qty: 2, unit: 'tbsp' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['red-wine-vinegar', 'smoked-paprika', 'garlic', 'olive-oil', 'roasted-peppers'], minutes: 3 },
      { uses: ['little-gem', 'orange'], minutes: 3, cuts: true },
      { uses: ['sardines-tinned'], minutes: 2 },
      { uses: ['sunflower-seeds', 'parsley'], minutes: 1 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  sardinesPeppersOrangeWords,
)
