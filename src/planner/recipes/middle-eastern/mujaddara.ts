import { recipe } from '#planner/recipe.ts'
import { mujaddaraWords } from './mujaddara-words.ts'

export const mujaddara = recipe(
  {
    id: 'mujaddara',
    cuisine: 'MIDDLE_EASTERN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'basmati-rice', g: 100 },
      { id: 'water', g: 180, show: { qty: 0.75, unit: 'cup' } },
      { id: 'olive-oil', g: 23, show: { qty: 5, unit: 'tsp' } },
      { id: 'onion', g: 220, show: { qty: 2, unit: 'medium' }, knife: 'FINE' },
      { id: 'cumin-seeds', g: 3.2, show: { qty: 1.5, unit: 'tsp' } },
      { id: 'allspice', g: 1, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'lentils-tinned', g: 360, show: { qty: 1.5, unit: 'can' } },
      { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'cucumber', g: 75, show: { qty: 0.5, unit: 'small' }, knife: 'FINE' },
      { id: 'lemon-juice', g: 15.3, show: { qty: 1, unit: 'tbsp' } },
      { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['basmati-rice', 'water', 'salt'], minutes: 12, waits: true, heat: 'LOW' },
      { uses: ['onion', 'olive-oil'], minutes: 15, timer: 15, meanwhile: true, heat: 'MEDIUM_HIGH' },
      { uses: ['cumin-seeds', 'allspice'], minutes: 1, heat: 'MEDIUM' },
      { uses: ['lentils-tinned'], minutes: 3, waits: true, heat: 'LOW' },
      { uses: ['tomato', 'cucumber', 'lemon-juice'] },
      { uses: [] },
    ],
    keepsDays: 1,
    leftovers: 'HOT',
    freezable: true,
  },
  mujaddaraWords,
)
