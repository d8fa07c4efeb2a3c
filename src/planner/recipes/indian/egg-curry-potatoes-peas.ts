import { recipe } from '#planner/recipe.ts'
import { eggCurryPotatoesPeasWords } from './egg-curry-potatoes-peas-words.ts'

export const eggCurryPotatoesPeas = recipe(
  {
    id: 'egg-curry-potatoes-peas',
    cuisine: 'INDIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 25, total: 35 },
    skill: 'BASIC',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'egg', g: 200, show: { qty: 4, unit: 'large' }, swaps: [{ id: 'tofu', g: 260 }] },
      { id: 'potato', g: 220, show: { qty: 2, unit: 'small' }, knife: 'FINE' },
      { id: 'rapeseed-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'turmeric', g: 1.5, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'chilli-powder', g: 2.7, show: { qty: 1, unit: 'tsp' } },
      { id: 'fennel-seeds', g: 2, show: { qty: 1, unit: 'tsp' } },
      { id: 'red-onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'tinned-tomatoes', g: 400, show: { qty: 1, unit: 'can' } },
      { id: 'frozen-peas', g: 120 },
      { id: 'garam-masala', g: 2, show: { qty: 1, unit: 'tsp' } },
      { id: 'salt', g: 1.8, show: { qty: 0.33, unit: 'tsp' } },
    ],
    steps: [
      {
        uses: ['egg', 'potato'],
        minutes: 14,
        timer: 8,
        waits: true,
        swapped: { tofu: { timer: 14 } },
        done: { egg: 'LOOK' },
      },
      { uses: ['turmeric', 'rapeseed-oil'], minutes: 3, waits: true },
      { uses: ['fennel-seeds', 'red-onion', 'garlic', 'chilli-powder'], minutes: 6, waits: true },
      { uses: ['tinned-tomatoes', 'salt'], minutes: 6, waits: true },
      { uses: ['frozen-peas', 'garam-masala'], minutes: 3 },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  eggCurryPotatoesPeasWords,
)
