import { recipe } from '#planner/recipe.ts'
import { shrimpAndGritsWords } from './shrimp-and-grits-words.ts'

export const shrimpAndGrits = recipe(
  {
    id: 'shrimp-and-grits',
    cuisine: 'SOUTHERN',
    slots: ['DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 25, total: 30 },
    skill: 'BASIC',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'grits', g: 90 },
      { id: 'water', g: 420 },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
      {
        id: 'cheddar',
        g: 40,
        knife: 'FINE',
        swaps: [{ id: 'nutritional-yeast', g: 15, show: { qty: 3, unit: 'tbsp' } }],
      },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'green-pepper', g: 119, show: { qty: 1, unit: 'medium' } },
      { id: 'spring-onion', g: 60, show: { qty: 4, unit: 'piece' } },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'tomato', g: 246, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
      { id: 'cayenne', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'prawns', g: 280 },
      { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['grits', 'water', 'salt'], minutes: 20, waits: true, heat: 'LOW' },
      { uses: ['olive-oil', 'green-pepper', 'spring-onion'], minutes: 5, waits: true, meanwhile: true, heat: 'MEDIUM' },
      { uses: ['garlic', 'paprika', 'cayenne', 'tomato'], minutes: 6, waits: true, heat: 'MEDIUM', meanwhile: true },
      { uses: ['prawns', 'lemon-juice'], minutes: 3, heat: 'MEDIUM', meanwhile: true, done: { prawns: 'LOOK' } },
      { uses: ['cheddar'], minutes: 2 },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  shrimpAndGritsWords,
)
