import { recipe } from '#planner/recipe.ts'
import { bengaliMustardTroutWords } from './bengali-mustard-trout-words.ts'

export const bengaliMustardTrout = recipe(
  {
    id: 'bengali-mustard-trout',
    cuisine: 'INDIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 25 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'mustard-powder', g: 6, show: { qty: 3, unit: 'tsp' } },
      { id: 'turmeric', g: 1.5, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'water', g: 45 },
      { id: 'trout', g: 260 },
      { id: 'coconut-milk-light', g: 180, show: { qty: 12, unit: 'tbsp' } },
      { id: 'green-chilli', g: 15, show: { qty: 1, unit: 'piece' } },
      { id: 'rapeseed-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      { id: 'green-beans', g: 200, knife: 'ROUGH' },
      { id: 'rice-cooked', g: 200 },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['mustard-powder', 'turmeric', 'salt', 'water'], minutes: 10, waits: true },
      { uses: ['green-beans', 'rapeseed-oil', 'green-chilli'], minutes: 6, waits: true, meanwhile: true, heat: 'HIGH' },
      { uses: ['coconut-milk-light'], minutes: 2, heat: 'MEDIUM' },
      { uses: ['trout'], minutes: 6, waits: true, heat: 'SIMMER', done: { trout: 'LOOK' } },
      { uses: ['rice-cooked'], minutes: 2 },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  bengaliMustardTroutWords,
)
