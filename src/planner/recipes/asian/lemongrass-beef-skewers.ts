import { recipe } from '#planner/recipe.ts'
import { lemongrassBeefSkewersWords } from './lemongrass-beef-skewers-words.ts'

export const lemongrassBeefSkewers = recipe(
  {
    id: 'lemongrass-beef-skewers',
    cuisine: 'ASIAN',
    slots: ['SNACK'],
    dishTags: ['APPETIZERS'],
    servings: 2,
    minutes: { active: 20, total: 25 },
    skill: 'NOVICE',
    equipment: ['GRILL', 'SKEWERS', 'BAKING_TRAY'],
    noCook: false,
    ingredients: [
      { id: 'beef-sirloin', g: 200, knife: 'FINE' },
      { id: 'lemongrass', g: 4.8, show: { qty: 1, unit: 'tbsp' }, knife: 'FINE' },
      { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, knife: 'FINE' },
      {
        id: 'soy-sauce',
        g: 10.7,
        show: { qty: 2, unit: 'tsp' },
        swaps: [
          { id: 'tamari', g: 10.7, show: { qty: 2, unit: 'tsp' } },
          { id: 'coconut-aminos', g: 20, show: { qty: 4, unit: 'tsp' } },
        ],
      },
      { id: 'coconut-oil', g: 6.8, show: { qty: 0.5, unit: 'tbsp' } },
      { id: 'turmeric', g: 1.5, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'cucumber', g: 150, show: { qty: 1, unit: 'small' }, knife: 'ROUGH' },
      { id: 'lime', g: 33.5, show: { qty: 0.5, unit: 'piece' }, knife: 'ROUGH' },
    ],
    steps: [
      {
        uses: ['lemongrass', 'garlic', 'soy-sauce', 'coconut-oil', 'turmeric', 'beef-sirloin'],
        minutes: 10,
        waits: true,
      },
      { uses: [], minutes: 5 },
      { uses: [], minutes: 6, timer: 3 },
      { uses: ['cucumber', 'lime'], minutes: 1 },
    ],
    keepsDays: 1,
    freezable: false,
  },
  lemongrassBeefSkewersWords,
)
