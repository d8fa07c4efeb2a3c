import { recipe } from '#planner/recipe.ts'
import { chickenMangoCabbageSaladWords } from './chicken-mango-cabbage-salad-words.ts'

export const chickenMangoCabbageSalad = recipe(
  {
    id: 'chicken-mango-cabbage-salad',
    cuisine: 'ASIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 13, total: 13 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'lime-juice', g: 45, show: { qty: 3, unit: 'tbsp' } },
      {
        id: 'soy-sauce',
        g: 10.7,
        show: { qty: 2, unit: 'tsp' },
        swaps: [
          { id: 'tamari', g: 10.7, show: { qty: 2, unit: 'tsp' } },
          { id: 'coconut-aminos', g: 20, show: { qty: 4, unit: 'tsp' } },
        ],
      },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'green-chilli', g: 8, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'red-cabbage', g: 180, show: { qty: 2, unit: 'cup' }, knife: 'FINE' },
      { id: 'chicken-breast-cooked', g: 220, knife: 'ROUGH' },
      { id: 'mango', g: 200, knife: 'FINE' },
      { id: 'red-onion', g: 55, show: { qty: 0.5, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'mint', g: 20, show: { qty: 2, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'coconut-chips', g: 15, show: { qty: 3, unit: 'tbsp' } },
      { id: 'pumpkin-seeds', g: 16, show: { qty: 2, unit: 'tbsp' } },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['lime-juice', 'soy-sauce', 'olive-oil', 'green-chilli'], minutes: 1 },
      { uses: ['red-cabbage', 'red-onion', 'salt'], minutes: 3 },
      { uses: ['chicken-breast-cooked', 'mango', 'mint'], minutes: 3 },
      { uses: ['coconut-chips', 'pumpkin-seeds'], minutes: 1 },
    ],
    keepsDays: 1,
    leftovers: 'COLD',
    freezable: false,
  },
  chickenMangoCabbageSaladWords,
)
