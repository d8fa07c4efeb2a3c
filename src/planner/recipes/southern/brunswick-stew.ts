import { recipe } from '#planner/recipe.ts'
import { brunswickStewWords } from './brunswick-stew-words.ts'

export const brunswickStew = recipe(
  {
    id: 'brunswick-stew',
    cuisine: 'SOUTHERN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SOUPS'],
    servings: 4,
    minutes: { active: 20, total: 50 },
    skill: 'BASIC',
    equipment: ['HOB', 'CASSEROLE'],
    noCook: false,
    ingredients: [
      { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
      { id: 'onion', g: 220, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      {
        id: 'chicken-thigh',
        g: 500,
        swaps: [{ id: 'tofu-extra-firm', g: 560, show: { qty: 2, unit: 'block' }, knife: 'FINE' }],
      },
      { id: 'tinned-tomatoes', g: 400, show: { qty: 1, unit: 'can' } },
      {
        id: 'chicken-stock',
        g: 480,
        show: { qty: 2, unit: 'cup' },
        swaps: [{ id: 'vegetable-stock', g: 480, show: { qty: 2, unit: 'cup' } }],
      },
      { id: 'potato', g: 360, show: { qty: 2, unit: 'medium' }, knife: 'FINE' },
      { id: 'butter-beans', g: 240, show: { qty: 1, unit: 'can' } },
      { id: 'frozen-sweetcorn', g: 200 },
      { id: 'okra', g: 150, knife: 'ROUGH' },
      { id: 'barbecue-sauce', g: 68, show: { qty: 4, unit: 'tbsp' } },
      { id: 'apple-cider-vinegar', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
      { id: 'cayenne', g: 0.9, show: { qty: 0.5, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['olive-oil', 'chicken-thigh', 'onion'], minutes: 12, waits: true, heat: 'MEDIUM_HIGH' },
      {
        uses: ['tinned-tomatoes', 'chicken-stock', 'barbecue-sauce', 'cayenne', 'salt'],
        minutes: 15,
        waits: true,
        heat: 'SIMMER',
      },
      { uses: ['potato'], minutes: 10, timer: 10, heat: 'SIMMER' },
      {
        uses: ['butter-beans', 'frozen-sweetcorn', 'okra'],
        minutes: 8,
        waits: true,
        heat: 'SIMMER',
        done: { 'chicken-thigh': 'THICKEST' },
      },
      { uses: ['apple-cider-vinegar'], minutes: 1 },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  brunswickStewWords,
)
