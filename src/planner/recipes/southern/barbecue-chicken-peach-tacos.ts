import { recipe } from '#planner/recipe.ts'
import { barbecueChickenPeachTacosWords } from './barbecue-chicken-peach-tacos-words.ts'

export const barbecueChickenPeachTacos = recipe(
  {
    id: 'barbecue-chicken-peach-tacos',
    cuisine: 'SOUTHERN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['TACOS'],
    servings: 2,
    minutes: { active: 25, total: 30 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'chicken-thigh', g: 300, swaps: [{ id: 'butter-beans', g: 300, show: { qty: 1.25, unit: 'can' } }] },
      { id: 'smoked-paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'barbecue-sauce', g: 51, show: { qty: 3, unit: 'tbsp' } },
      { id: 'apple-cider-vinegar', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'water', g: 80, show: { qty: 0.33, unit: 'cup' } },
      { id: 'peach', g: 150, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'red-onion', g: 42, show: { qty: 3, unit: 'slice' }, knife: 'FINE' },
      { id: 'mint', g: 5, show: { qty: 0.5, unit: 'handful' }, knife: 'FINE' },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
      { id: 'cabbage', g: 120, knife: 'FINE' },
      { id: 'corn-tortilla', g: 144, show: { qty: 6, unit: 'piece' } },
    ],
    steps: [
      { uses: ['chicken-thigh', 'smoked-paprika', 'salt', 'olive-oil'], minutes: 9, waits: true, heat: 'MEDIUM_HIGH' },
      {
        uses: ['barbecue-sauce', 'water', 'apple-cider-vinegar'],
        minutes: 10,
        waits: true,
        heat: 'SIMMER',
        swapped: { 'butter-beans': { timer: 5 } },
        done: { 'chicken-thigh': 'THICKEST' },
      },
      { uses: ['peach', 'red-onion', 'mint'], minutes: 4, meanwhile: true },
      { uses: [], minutes: 3, waits: true, heat: 'MEDIUM' },
      { uses: ['corn-tortilla', 'cabbage'], minutes: 3, heat: 'HIGH' },
    ],
    portionSteps: [0.6666666666666666, 1, 1.3333333333333333, 1.6666666666666667, 2],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  barbecueChickenPeachTacosWords,
)
