import { recipe } from '#planner/recipe.ts'
import { lentilMushroomPanPieWords } from './lentil-mushroom-pan-pie-words.ts'

export const lentilMushroomPanPie = recipe(
  {
    id: 'lentil-mushroom-pan-pie',
    cuisine: 'ENGLISH',
    slots: ['DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 25, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'parsnip', g: 360, show: { qty: 3, unit: 'medium' }, knife: 'FINE' },
      { id: 'olive-oil', g: 20, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'carrot', g: 122, show: { qty: 2, unit: 'medium' }, knife: 'FINE' },
      { id: 'chestnut-mushrooms', g: 160, show: { qty: 8, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'thyme', g: 1.6, show: { qty: 2, unit: 'tsp' }, knife: 'ROUGH' },
      { id: 'tomato-puree', g: 32, show: { qty: 2, unit: 'tbsp' } },
      { id: 'lentils-tinned', g: 360, show: { qty: 1.5, unit: 'can' } },
      {
        id: 'soy-sauce',
        g: 12,
        show: { qty: 2, unit: 'tsp' },
        swaps: [{ id: 'tamari', g: 12, show: { qty: 2, unit: 'tsp' } }],
      },
      { id: 'mustard', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['parsnip'], minutes: 13, waits: true, heat: 'BOIL' },
      { uses: ['olive-oil', 'onion', 'carrot'], minutes: 7, timer: 7, meanwhile: true, heat: 'MEDIUM_HIGH' },
      { uses: ['chestnut-mushrooms', 'thyme'], minutes: 5, waits: true, meanwhile: true, heat: 'HIGH' },
      { uses: ['tomato-puree', 'lentils-tinned', 'soy-sauce'], minutes: 6, timer: 6, heat: 'SIMMER' },
      { uses: ['mustard', 'salt'], minutes: 2 },
      { uses: [], minutes: 1 },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  lentilMushroomPanPieWords,
)
