import { recipe } from '#planner/recipe.ts'
import { mustardSeedCauliflowerWords } from './mustard-seed-cauliflower-words.ts'

export const mustardSeedCauliflower = recipe(
  {
    id: 'mustard-seed-cauliflower',
    cuisine: 'INDIAN',
    slots: ['SNACK'],
    dishTags: ['SIDE_DISHES'],
    servings: 2,
    minutes: { active: 15, total: 20 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'coconut-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'mustard-seeds', g: 3.3, show: { qty: 1, unit: 'tsp' } },
      { id: 'ginger', g: 15, show: { qty: 1, unit: 'knob' }, knife: 'FINE' },
      { id: 'cauliflower', g: 400, show: { qty: 1, unit: 'small' }, knife: 'ROUGH' },
      { id: 'turmeric', g: 1.5, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'water', g: 60 },
      { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['coconut-oil', 'mustard-seeds'], minutes: 2, heat: 'HIGH' },
      { uses: ['ginger', 'cauliflower'], minutes: 5, waits: true, heat: 'HIGH' },
      { uses: ['turmeric', 'salt', 'water'], minutes: 5, waits: true, heat: 'MEDIUM' },
      { uses: ['coriander', 'lemon-juice'], minutes: 1 },
    ],
    keepsDays: 2,
    freezable: false,
  },
  mustardSeedCauliflowerWords,
)
