import { recipe } from '#planner/recipe.ts'
import { porkSalsaVerdeCourgettesWords } from './pork-salsa-verde-courgettes-words.ts'

export const porkSalsaVerdeCourgettes = recipe(
  {
    id: 'pork-salsa-verde-courgettes',
    cuisine: 'MEXICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 25 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'pork-tenderloin', g: 360, knife: 'ROUGH' },
      { id: 'cumin', g: 2.1, show: { qty: 1, unit: 'tsp' } },
      { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'courgette', g: 392, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'spring-onion', g: 60, show: { qty: 4, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'salsa-verde', g: 112, show: { qty: 7, unit: 'tbsp' } },
      { id: 'water', g: 60, show: { qty: 0.25, unit: 'cup' } },
      { id: 'avocado', g: 140, show: { qty: 1, unit: 'medium' } },
      { id: 'pumpkin-seeds', g: 16, show: { qty: 2, unit: 'tbsp' } },
      { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['pork-tenderloin', 'cumin', 'salt'], minutes: 3 },
      { uses: ['olive-oil'], minutes: 6, timer: 6, heat: 'HIGH' },
      { uses: ['courgette', 'spring-onion'], minutes: 6, timer: 6, heat: 'MEDIUM_HIGH' },
      { uses: ['salsa-verde', 'water'], minutes: 5, waits: true, done: { 'pork-tenderloin': 'PIECE' }, heat: 'SIMMER' },
      { uses: ['avocado', 'pumpkin-seeds', 'coriander'], minutes: 1 },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  porkSalsaVerdeCourgettesWords,
)
