import { recipe } from '#planner/recipe.ts'
import { steamedSeaBassGingerWords } from './steamed-sea-bass-ginger-words.ts'

export const steamedSeaBassGinger = recipe(
  {
    id: 'steamed-sea-bass-ginger',
    cuisine: 'ASIAN',
    slots: ['DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 30 },
    skill: 'BASIC',
    equipment: ['HOB', 'STEAMER', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'basmati-rice', g: 110 },
      { id: 'sea-bass', g: 400, show: { qty: 4, unit: 'fillet' } },
      { id: 'ginger', g: 18, show: { qty: 3, unit: 'tbsp' }, knife: 'FINE' },
      { id: 'spring-onion', g: 60, show: { qty: 4, unit: 'piece' }, knife: 'FINE' },
      { id: 'mustard-greens', g: 200, knife: 'ROUGH' },
      {
        id: 'soy-sauce',
        g: 24,
        show: { qty: 1.5, unit: 'tbsp' },
        swaps: [{ id: 'tamari', g: 24, show: { qty: 4, unit: 'tsp' } }],
      },
      { id: 'sake', g: 29, show: { qty: 2, unit: 'tbsp' } },
      { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
      { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' } },
    ],
    steps: [
      { uses: ['basmati-rice'], minutes: 15, waits: true, heat: 'LOW' },
      { uses: ['sea-bass', 'ginger', 'spring-onion', 'sake'], minutes: 3, meanwhile: true },
      { uses: [], minutes: 7, waits: true, done: { 'sea-bass': 'LOOK' }, heat: 'BOIL' },
      { uses: ['mustard-greens'], minutes: 3, waits: true, meanwhile: true, heat: 'BOIL' },
      { uses: ['soy-sauce', 'coriander'], minutes: 2 },
      { uses: ['rapeseed-oil'], minutes: 1, heat: 'HIGH' },
    ],
    portionSteps: [0.5, 1, 1.5, 2],
    keepsDays: 1,
    leftovers: 'HOT',
    freezable: false,
  },
  steamedSeaBassGingerWords,
)
