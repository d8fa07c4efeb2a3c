import { recipe } from '#planner/recipe.ts'
import { ligurianSeaBassWords } from './ligurian-sea-bass-words.ts'

export const ligurianSeaBass = recipe(
  {
    id: 'ligurian-sea-bass',
    cuisine: 'ITALIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 50 },
    skill: 'NOVICE',
    equipment: ['OVEN', 'BAKING_TRAY'],
    noCook: false,
    ingredients: [
      {
        id: 'potato',
        g: 360,
        show: { qty: 2, unit: 'medium' },
        knife: 'FINE',
        swaps: [{ id: 'sweet-potato', g: 360, knife: 'FINE' }],
      },
      { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
      { id: 'artichoke-hearts', g: 200, show: { qty: 5, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'red-onion', g: 70, show: { qty: 1, unit: 'small' }, knife: 'ROUGH' },
      { id: 'olives', g: 35, show: { qty: 10, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'sea-bass', g: 240, swaps: [{ id: 'cannellini-beans', g: 360, show: { qty: 1.5, unit: 'can' } }] },
      { id: 'lemon', g: 29, show: { qty: 0.5, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['potato', 'olive-oil', 'salt'], minutes: 8, oven: { celsius: 200, fan: true } },
      { uses: [], minutes: 18, waits: true },
      { uses: ['artichoke-hearts', 'red-onion', 'olives'], minutes: 12, waits: true },
      { uses: ['sea-bass', 'black-pepper'], minutes: 9, waits: true, done: { 'sea-bass': 'LOOK' } },
      { uses: ['parsley', 'lemon'] },
    ],
    keepsDays: 1,
    leftovers: 'HOT',
    freezable: false,
  },
  ligurianSeaBassWords,
)
