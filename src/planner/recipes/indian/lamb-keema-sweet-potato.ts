import { recipe } from '#planner/recipe.ts'
import { lambKeemaSweetPotatoWords } from './lamb-keema-sweet-potato-words.ts'

export const lambKeemaSweetPotato = recipe(
  {
    id: 'lamb-keema-sweet-potato',
    cuisine: 'INDIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'lamb-mince', g: 300 },
      { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'ginger', g: 15, show: { qty: 1, unit: 'knob' }, knife: 'FINE' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'FINE' },
      { id: 'garam-masala', g: 4, show: { qty: 2, unit: 'tsp' } },
      { id: 'turmeric', g: 1.5, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'sweet-potato', g: 300, show: { qty: 2, unit: 'medium' }, knife: 'FINE' },
      { id: 'tinned-tomatoes', g: 200, show: { qty: 0.5, unit: 'can' } },
      { id: 'spinach', g: 120, show: { qty: 4, unit: 'handful' } },
      { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'water', g: 120 },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['lamb-mince'], minutes: 6, timer: 6, done: { 'lamb-mince': 'HEAP' }, heat: 'HIGH' },
      { uses: ['onion', 'ginger', 'garlic'], minutes: 4, timer: 4, heat: 'MEDIUM' },
      { uses: ['garam-masala', 'turmeric', 'salt'], minutes: 1, heat: 'MEDIUM' },
      { uses: ['sweet-potato', 'tinned-tomatoes', 'water'], minutes: 12, waits: true, heat: 'SIMMER' },
      { uses: ['spinach'], minutes: 3, waits: true, heat: 'MEDIUM' },
      { uses: ['lemon-juice'] },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  lambKeemaSweetPotatoWords,
)
