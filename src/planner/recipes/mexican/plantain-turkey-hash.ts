import { recipe } from '#planner/recipe.ts'
import { plantainTurkeyHashWords } from './plantain-turkey-hash-words.ts'

export const plantainTurkeyHash = recipe(
  {
    id: 'plantain-turkey-hash',
    cuisine: 'MEXICAN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 20 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'plantain', g: 222, show: { qty: 1.5, unit: 'cup' }, knife: 'FINE' },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'turkey-mince', g: 200 },
      { id: 'onion', g: 70, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'cumin', g: 2.1, show: { qty: 1, unit: 'tsp' } },
      { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' } },
      { id: 'jalapeno', g: 14, show: { qty: 1, unit: 'piece' }, knife: 'FINE' },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
      { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'coriander', g: 5, show: { qty: 0.5, unit: 'handful' } },
    ],
    steps: [
      { uses: ['plantain', 'olive-oil'], minutes: 7, waits: true, heat: 'MEDIUM' },
      {
        uses: ['turkey-mince', 'onion', 'cumin', 'salt'],
        minutes: 7,
        waits: true,
        heat: 'MEDIUM_HIGH',
        done: { 'turkey-mince': 'HEAP' },
      },
      { uses: ['tomato', 'jalapeno'], minutes: 3, heat: 'HIGH' },
      { uses: ['lime-juice', 'coriander'], minutes: 1 },
    ],
    keepsDays: 2,
    freezable: false,
  },
  plantainTurkeyHashWords,
)
