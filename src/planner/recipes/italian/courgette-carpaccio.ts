import { recipe } from '#planner/recipe.ts'
import { courgetteCarpaccioWords } from './courgette-carpaccio-words.ts'

export const courgetteCarpaccio = recipe(
  {
    id: 'courgette-carpaccio',
    cuisine: 'ITALIAN',
    slots: ['SNACK'],
    dishTags: ['SIDE_DISHES', 'SALADS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'courgette', g: 354, show: { qty: 3, unit: 'small' } },
      { id: 'lemon-juice', g: 22.5, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'lemon-zest', g: 2, show: { qty: 1, unit: 'tsp' } },
      { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'mint', g: 5, show: { qty: 0.5, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'sunflower-seeds', g: 18, show: { qty: 2, unit: 'tbsp' } },
      { id: 'salt', g: 1, show: { qty: 3, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['courgette'], minutes: 4 },
      { uses: ['salt', 'lemon-juice'], minutes: 3, waits: true },
      { uses: ['olive-oil', 'lemon-zest', 'mint', 'sunflower-seeds'], minutes: 1 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  courgetteCarpaccioWords,
)
