import { recipe } from '#planner/recipe.ts'
import { lentilCaperSaladWords } from './lentil-caper-salad-words.ts'

export const lentilCaperSalad = recipe(
  {
    id: 'lentil-caper-salad',
    cuisine: 'GREEK',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'red-wine-vinegar', g: 30, show: { qty: 2, unit: 'tbsp' }, group: 'DRESSING' },
      { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' }, group: 'DRESSING' },
      { id: 'dried-oregano', g: 1, show: { qty: 1, unit: 'tsp' }, group: 'DRESSING' },
      { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' }, group: 'DRESSING' },
      { id: 'lentils-tinned', g: 400 },
      { id: 'roasted-peppers', g: 100, show: { qty: 2, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'cucumber', g: 150, show: { qty: 0.5, unit: 'medium' } },
      { id: 'cherry-tomatoes', g: 150, knife: 'ROUGH' },
      { id: 'red-onion', g: 35, show: { qty: 0.5, unit: 'small' }, knife: 'FINE' },
      { id: 'capers', g: 17, show: { qty: 2, unit: 'tbsp' } },
      { id: 'parsley', g: 20, show: { qty: 2, unit: 'handful' }, knife: 'FINE' },
      { id: 'pumpkin-seeds', g: 24, show: { qty: 3, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['red-onion', 'red-wine-vinegar', 'salt'], minutes: 2 },
      { uses: ['lentils-tinned'], minutes: 1 },
      { uses: ['olive-oil', 'dried-oregano'] },
      { uses: ['lentils-tinned', 'roasted-peppers', 'cucumber', 'cherry-tomatoes', 'capers', 'parsley'], minutes: 2 },
      { uses: ['pumpkin-seeds'] },
    ],
    keepsDays: 3,
    leftovers: 'COLD',
    freezable: false,
  },
  lentilCaperSaladWords,
)
