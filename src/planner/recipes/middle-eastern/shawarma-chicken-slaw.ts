import { recipe } from '#planner/recipe.ts'
import { shawarmaChickenSlawWords } from './shawarma-chicken-slaw-words.ts'

export const shawarmaChickenSlaw = recipe(
  {
    id: 'shawarma-chicken-slaw',
    cuisine: 'MIDDLE_EASTERN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'red-cabbage', g: 180, show: { qty: 2, unit: 'cup' }, knife: 'FINE' },
      { id: 'carrot', g: 85, show: { qty: 1, unit: 'large' }, knife: 'FINE' },
      { id: 'lemon-juice', g: 46, show: { qty: 3, unit: 'tbsp' } },
      { id: 'cumin', g: 2.1, show: { qty: 1, unit: 'tsp' } },
      { id: 'paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'chicken-breast-cooked', g: 300, knife: 'ROUGH' },
      { id: 'tahini', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'garlic', g: 2, show: { qty: 0.5, unit: 'clove' }, knife: 'FINE' },
      { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'pomegranate-seeds', g: 44, show: { qty: 4, unit: 'tbsp' } },
      { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
      { id: 'mint', g: 10, show: { qty: 1, unit: 'handful' } },
    ],
    steps: [
      { uses: ['red-cabbage', 'lemon-juice', 'salt'], minutes: 2 },
      { uses: ['cumin', 'paprika', 'olive-oil', 'chicken-breast-cooked'], minutes: 3, waits: true },
      { uses: ['tahini', 'garlic', 'water'], minutes: 2 },
      { uses: ['carrot', 'mint'] },
      { uses: ['pomegranate-seeds'] },
    ],
    keepsDays: 1,
    leftovers: 'COLD',
    freezable: false,
  },
  shawarmaChickenSlawWords,
)
