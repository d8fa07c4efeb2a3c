import { recipe } from '#planner/recipe.ts'
import { goatsCheeseOmeletteWords } from './goats-cheese-omelette-words.ts'

export const goatsCheeseOmelette = recipe(
  {
    id: 'goats-cheese-omelette',
    cuisine: 'FRENCH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 1,
    minutes: { active: 15, total: 15 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'egg', g: 150, show: { qty: 3, unit: 'large' } },
      { id: 'chives', g: 3, show: { qty: 1, unit: 'tbsp' }, knife: 'ROUGH' },
      { id: 'parsley', g: 3.8, show: { qty: 1, unit: 'tbsp' }, knife: 'FINE' },
      { id: 'fresh-tarragon', g: 0.6, show: { qty: 1, unit: 'tsp' }, knife: 'ROUGH' },
      {
        id: 'butter',
        g: 5,
        show: { qty: 1, unit: 'knob' },
        swaps: [{ id: 'olive-oil', g: 4.5, show: { qty: 1, unit: 'tsp' } }],
      },
      {
        id: 'goats-cheese',
        g: 28,
        show: { qty: 2, unit: 'tbsp' },
        knife: 'ROUGH',
        swaps: [{ id: 'cherry-tomatoes', g: 60, show: { qty: 5, unit: 'piece' }, knife: 'ROUGH' }],
      },
      { id: 'salad-leaves', g: 50, show: { qty: 2, unit: 'handful' } },
      { id: 'olive-oil', g: 4.5, show: { qty: 1, unit: 'tsp' } },
      { id: 'white-wine-vinegar', g: 5, show: { qty: 1, unit: 'tsp' } },
      {
        id: 'baguette',
        g: 50,
        show: { qty: 2, unit: 'slice' },
        swaps: [{ id: 'gf-bread', g: 60, show: { qty: 2, unit: 'slice' } }],
      },
      { id: 'salt', g: 0.6, show: { qty: 1.5, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['salad-leaves', 'olive-oil', 'white-wine-vinegar', 'salt'], minutes: 2 },
      { uses: ['egg', 'chives', 'parsley', 'fresh-tarragon'], minutes: 3 },
      { uses: ['butter'], minutes: 1, heat: 'MEDIUM_HIGH' },
      { uses: [], minutes: 2, heat: 'MEDIUM_HIGH', softEggs: true },
      { uses: ['goats-cheese', 'baguette'], minutes: 1 },
    ],
    portionSteps: [0.6666666666666666, 1, 1.3333333333333333, 1.6666666666666667, 2],
    keepsDays: 0,
    freezable: false,
  },
  goatsCheeseOmeletteWords,
)
