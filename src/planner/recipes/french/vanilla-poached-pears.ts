import { recipe } from '#planner/recipe.ts'
import { vanillaPoachedPearsWords } from './vanilla-poached-pears-words.ts'

export const vanillaPoachedPears = recipe(
  {
    id: 'vanilla-poached-pears',
    cuisine: 'FRENCH',
    slots: ['SNACK'],
    dishTags: ['DESSERTS'],
    servings: 2,
    minutes: { active: 20, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'apple-juice', g: 186, show: { qty: 0.75, unit: 'cup' } },
      { id: 'lemon-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'vanilla-extract', g: 4.2, show: { qty: 1, unit: 'tsp' } },
      { id: 'star-anise', g: 1, show: { qty: 1, unit: 'piece' }, fixed: true },
      { id: 'pear', g: 356, show: { qty: 2, unit: 'medium' }, knife: 'FINE' },
    ],
    steps: [
      { uses: ['apple-juice', 'lemon-juice', 'vanilla-extract', 'star-anise'], minutes: 3, heat: 'MEDIUM' },
      { uses: ['pear'], minutes: 15, timer: 15, heat: 'SIMMER' },
      { uses: [], minutes: 6, waits: true, heat: 'HIGH' },
    ],
    keepsDays: 3,
    freezable: false,
  },
  vanillaPoachedPearsWords,
)
