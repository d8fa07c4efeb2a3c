import { recipe } from '#planner/recipe.ts'
import { lambKoftaTahiniWords } from './lamb-kofta-tahini-words.ts'

export const lambKoftaTahini = recipe(
  {
    id: 'lamb-kofta-tahini',
    cuisine: 'MIDDLE_EASTERN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 25, total: 28 },
    skill: 'NOVICE',
    equipment: ['GRILL', 'BAKING_TRAY', 'GRATER'],
    noCook: false,
    ingredients: [
      { id: 'lamb-mince', g: 350 },
      { id: 'onion', g: 55, show: { qty: 0.5, unit: 'medium' }, knife: 'FINE' },
      { id: 'parsley', g: 20, show: { qty: 2, unit: 'handful' }, knife: 'FINE' },
      { id: 'cumin', g: 2.1, show: { qty: 1, unit: 'tsp' } },
      { id: 'cinnamon', g: 0.7, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'tomato', g: 246, show: { qty: 2, unit: 'medium' }, knife: 'FINE' },
      { id: 'cucumber', g: 150, show: { qty: 0.5, unit: 'medium' }, knife: 'FINE' },
      { id: 'tahini', g: 23, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'lemon-juice', g: 31, show: { qty: 2, unit: 'tbsp' } },
      { id: 'sumac', g: 2.5, show: { qty: 1, unit: 'tsp' } },
      { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['lamb-mince', 'onion', 'parsley', 'cumin', 'cinnamon', 'black-pepper', 'salt'], minutes: 4 },
      { uses: [], minutes: 4 },
      { uses: [], minutes: 11, timer: 11, done: { 'lamb-mince': 'THICKEST' } },
      { uses: ['tomato', 'cucumber', 'sumac', 'lemon-juice'], meanwhile: true },
      { uses: ['tahini', 'water'], meanwhile: true },
      { uses: [] },
    ],
    keepsDays: 3,
    leftovers: 'EITHER',
    freezable: true,
  },
  lambKoftaTahiniWords,
)
