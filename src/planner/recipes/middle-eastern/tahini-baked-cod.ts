import { recipe } from '#planner/recipe.ts'
import { tahiniBakedCodWords } from './tahini-baked-cod-words.ts'

export const tahiniBakedCod = recipe(
  {
    id: 'tahini-baked-cod',
    cuisine: 'MIDDLE_EASTERN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 40 },
    skill: 'BASIC',
    equipment: ['OVEN', 'HOB', 'FRYING_PAN', 'BAKING_DISH', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'basmati-rice', g: 100 },
      { id: 'water', g: 240, show: { qty: 1, unit: 'cup' } },
      { id: 'onion', g: 220, show: { qty: 2, unit: 'medium' }, knife: 'FINE' },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'coriander-seed', g: 1.8, show: { qty: 1, unit: 'tsp' } },
      {
        id: 'cod',
        g: 280,
        show: { qty: 2, unit: 'fillet' },
        swaps: [{ id: 'chicken-breast', g: 260, knife: 'ROUGH' }],
      },
      { id: 'tahini', g: 45, show: { qty: 3, unit: 'tbsp' } },
      { id: 'lemon-juice', g: 46, show: { qty: 3, unit: 'tbsp' } },
      { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, knife: 'FINE' },
      {
        id: 'pine-nuts',
        g: 8.6,
        show: { qty: 1, unit: 'tbsp' },
        swaps: [{ id: 'pumpkin-seeds', g: 8, show: { qty: 1, unit: 'tbsp' } }],
      },
      { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['onion', 'olive-oil', 'coriander-seed'], minutes: 14, waits: true, oven: { celsius: 190, fan: true } },
      { uses: ['cod', 'salt'], minutes: 6, waits: true, swapped: { 'chicken-breast': { timer: 11, minutes: 11 } } },
      { uses: ['basmati-rice', 'water'], minutes: 12, waits: true, meanwhile: true, heat: 'SIMMER' },
      { uses: ['tahini', 'lemon-juice', 'garlic'], minutes: 2 },
      { uses: ['pine-nuts'], minutes: 10, waits: true, done: { cod: 'LOOK', 'chicken-breast': 'PIECE' } },
      { uses: ['parsley'] },
    ],
    portionSteps: [1, 2],
    keepsDays: 1,
    leftovers: 'HOT',
    freezable: false,
  },
  tahiniBakedCodWords,
)
