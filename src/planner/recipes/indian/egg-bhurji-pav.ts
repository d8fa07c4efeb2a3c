import { recipe } from '#planner/recipe.ts'
import { eggBhurjiPavWords } from './egg-bhurji-pav-words.ts'

export const eggBhurjiPav = recipe(
  {
    id: 'egg-bhurji-pav',
    cuisine: 'INDIAN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN', 'TOASTER'],
    noCook: false,
    ingredients: [
      { id: 'rapeseed-oil', g: 12, show: { qty: 2.5, unit: 'tsp' } },
      { id: 'spring-onion', g: 45, show: { qty: 3, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'green-chilli', g: 15, show: { qty: 1, unit: 'piece' }, knife: 'FINE' },
      { id: 'frozen-peas', g: 80, show: { qty: 2, unit: 'handful' } },
      { id: 'tomato', g: 91, show: { qty: 1, unit: 'small' }, knife: 'ROUGH' },
      { id: 'turmeric', g: 1, show: { qty: 0.33, unit: 'tsp' } },
      { id: 'egg', g: 200, show: { qty: 4, unit: 'large' }, swaps: [{ id: 'tofu', g: 220 }] },
      { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
      {
        id: 'burger-bun-wholemeal',
        g: 100,
        show: { qty: 2, unit: 'piece' },
        swaps: [{ id: 'gf-burger-bun', g: 120, show: { qty: 2, unit: 'piece' } }],
      },
      { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      {
        uses: ['rapeseed-oil', 'spring-onion', 'green-chilli', 'frozen-peas', 'tomato', 'turmeric', 'salt'],
        minutes: 4,
        waits: true,
        heat: 'MEDIUM',
      },
      { uses: ['burger-bun-wholemeal'], minutes: 2, meanwhile: true },
      { uses: ['egg'], minutes: 2, softEggs: true, heat: 'LOW' },
      { uses: ['coriander'] },
    ],
    portionSteps: [1, 2],
    keepsDays: 0,
    freezable: false,
  },
  eggBhurjiPavWords,
)
