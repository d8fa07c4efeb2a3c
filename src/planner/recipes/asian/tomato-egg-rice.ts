import { recipe } from '#planner/recipe.ts'
import { tomatoEggRiceWords } from './tomato-egg-rice-words.ts'

export const tomatoEggRice = recipe(
  {
    id: 'tomato-egg-rice',
    cuisine: 'ASIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 20 },
    skill: 'NOVICE',
    equipment: ['HOB', 'WOK', 'MICROWAVE'],
    noCook: false,
    ingredients: [
      { id: 'egg', g: 200, show: { qty: 4, unit: 'large' }, swaps: [{ id: 'tofu', g: 200 }] },
      { id: 'white-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'rapeseed-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'tomato', g: 492, show: { qty: 4, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'spring-onion', g: 45, show: { qty: 3, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'ginger', g: 4, show: { qty: 2, unit: 'tsp' }, knife: 'ROUGH' },
      { id: 'brown-sugar', g: 4, show: { qty: 1, unit: 'tsp' } },
      {
        id: 'soy-sauce',
        g: 8,
        show: { qty: 0.5, unit: 'tbsp' },
        swaps: [{ id: 'tamari', g: 9, show: { qty: 0.5, unit: 'tbsp' } }],
      },
      { id: 'rice-cooked', g: 250, show: { qty: 1, unit: 'pouch' } },
      { id: 'edamame', g: 80 },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['egg', 'white-pepper', 'salt'], minutes: 1 },
      { uses: ['rapeseed-oil'], minutes: 2, heat: 'HIGH' },
      { uses: ['spring-onion', 'ginger'], minutes: 2, heat: 'HIGH' },
      { uses: ['tomato', 'brown-sugar'], minutes: 6, waits: true, heat: 'MEDIUM' },
      { uses: ['rice-cooked', 'edamame'], minutes: 3, waits: true },
      { uses: ['soy-sauce'], minutes: 2, heat: 'MEDIUM', done: { egg: 'LOOK' } },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 0,
    freezable: false,
  },
  tomatoEggRiceWords,
)
