import { recipe } from '#planner/recipe.ts'
import { goanFishCurryWords } from './goan-fish-curry-words.ts'

export const goanFishCurry = recipe(
  {
    id: 'goan-fish-curry',
    cuisine: 'INDIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 35, total: 35 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
      { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'garlic', g: 12, show: { qty: 3, unit: 'clove' }, knife: 'FINE' },
      { id: 'ginger', g: 15, show: { qty: 1, unit: 'knob' }, knife: 'FINE' },
      { id: 'coriander-seed', g: 3.6, show: { qty: 2, unit: 'tsp' } },
      { id: 'paprika', g: 4.6, show: { qty: 2, unit: 'tsp' } },
      { id: 'turmeric', g: 1.5, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'green-chilli', g: 15, show: { qty: 1, unit: 'piece' } },
      { id: 'tamarind-paste', g: 16, show: { qty: 1, unit: 'tbsp' } },
      { id: 'coconut-milk-light', g: 300 },
      { id: 'okra', g: 120, show: { qty: 10, unit: 'pod' }, knife: 'ROUGH' },
      { id: 'cod', g: 300, knife: 'ROUGH', swaps: [{ id: 'tofu', g: 240, knife: 'ROUGH' }] },
      { id: 'rice-cooked', g: 250 },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['garlic', 'ginger', 'coriander-seed', 'paprika', 'turmeric'], minutes: 4 },
      { uses: ['rapeseed-oil', 'onion'], minutes: 8, timer: 8, heat: 'MEDIUM' },
      {
        uses: ['coconut-milk-light', 'tamarind-paste', 'salt', 'green-chilli', 'okra'],
        minutes: 9,
        timer: 9,
        heat: 'SIMMER',
      },
      { uses: ['cod'], minutes: 6, timer: 6, done: { cod: 'LOOK' }, heat: 'SIMMER' },
      { uses: ['rice-cooked'], minutes: 2 },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  goanFishCurryWords,
)
