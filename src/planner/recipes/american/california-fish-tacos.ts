import { recipe } from '#planner/recipe.ts'
import { californiaFishTacosWords } from './california-fish-tacos-words.ts'

export const californiaFishTacos = recipe(
  {
    id: 'california-fish-tacos',
    cuisine: 'AMERICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['TACOS'],
    servings: 2,
    minutes: { active: 20, total: 25 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      {
        id: 'cod',
        g: 280,
        swaps: [
          { id: 'chicken-breast', g: 240, knife: 'ROUGH' },
          { id: 'tofu', g: 220, knife: 'ROUGH' },
        ],
      },
      { id: 'chilli-powder', g: 5.4, show: { qty: 2, unit: 'tsp' } },
      { id: 'garlic-powder', g: 1.6, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'red-cabbage', g: 180, knife: 'FINE' },
      { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'corn-tortilla', g: 144, show: { qty: 6, unit: 'piece' } },
      {
        id: 'greek-yogurt-2',
        g: 60,
        show: { qty: 4, unit: 'tbsp' },
        swaps: [{ id: 'soya-yogurt', g: 60, show: { qty: 4, unit: 'tbsp' } }],
      },
      { id: 'adobo-chipotle', g: 6, show: { qty: 1, unit: 'tsp' } },
      { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' } },
    ],
    steps: [
      { uses: ['red-cabbage', 'lime-juice', 'salt'], minutes: 4 },
      { uses: ['greek-yogurt-2', 'adobo-chipotle'], minutes: 1 },
      {
        uses: ['cod', 'chilli-powder', 'garlic-powder', 'olive-oil'],
        minutes: 7,
        timer: 7,
        done: { cod: 'LOOK', 'chicken-breast': 'PIECE' },
        heat: 'MEDIUM_HIGH',
      },
      { uses: ['corn-tortilla'], minutes: 5, waits: true, heat: 'HIGH' },
      { uses: ['avocado', 'coriander'], minutes: 3 },
    ],
    portionSteps: [0.6666666666666666, 1, 1.3333333333333333, 1.6666666666666667, 2],
    keepsDays: 0,
    freezable: false,
  },
  californiaFishTacosWords,
)
