import { recipe } from '#planner/recipe.ts'
import { palakPaneerLightWords } from './palak-paneer-light-words.ts'

export const palakPaneerLight = recipe(
  {
    id: 'palak-paneer-light',
    cuisine: 'INDIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN', 'HAND_BLENDER'],
    noCook: false,
    ingredients: [
      {
        id: 'paneer',
        g: 150,
        knife: 'FINE',
        swaps: [{ id: 'tofu', g: 280, show: { qty: 1, unit: 'block' }, knife: 'FINE' }],
      },
      { id: 'rapeseed-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
      { id: 'cumin-seeds', g: 2.1, show: { qty: 1, unit: 'tsp' } },
      { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'ginger', g: 15, show: { qty: 1, unit: 'knob' }, knife: 'ROUGH' },
      { id: 'green-chilli', g: 15, show: { qty: 1, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'spinach', g: 400 },
      {
        id: 'natural-yogurt',
        g: 60,
        show: { qty: 4, unit: 'tbsp' },
        swaps: [{ id: 'soya-yogurt', g: 60, show: { qty: 4, unit: 'tbsp' } }],
      },
      { id: 'garam-masala', g: 2, show: { qty: 1, unit: 'tsp' } },
      { id: 'rice-cooked', g: 180 },
      { id: 'salt', g: 1.8, show: { qty: 0.33, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['paneer', 'rapeseed-oil'], minutes: 5, waits: true, heat: 'MEDIUM' },
      { uses: ['cumin-seeds', 'onion', 'ginger', 'green-chilli'], minutes: 7, waits: true, heat: 'MEDIUM' },
      { uses: ['spinach'], minutes: 4, waits: true, heat: 'MEDIUM' },
      { uses: [], minutes: 3 },
      { uses: ['garam-masala', 'salt', 'natural-yogurt'], minutes: 4, timer: 4, heat: 'LOW' },
      { uses: ['rice-cooked'], minutes: 2 },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  palakPaneerLightWords,
)
