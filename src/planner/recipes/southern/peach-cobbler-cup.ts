import { recipe } from '#planner/recipe.ts'
import { peachCobblerCupWords } from './peach-cobbler-cup-words.ts'

export const peachCobblerCup = recipe(
  {
    id: 'peach-cobbler-cup',
    cuisine: 'SOUTHERN',
    slots: ['SNACK'],
    dishTags: ['DESSERTS'],
    servings: 1,
    minutes: { active: 6, total: 9 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'peach', g: 150, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'arrowroot', g: 2.7, show: { qty: 1, unit: 'tsp' } },
      { id: 'ground-ginger', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'vanilla-extract', g: 2.1, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'water', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'desiccated-coconut', g: 10, show: { qty: 2, unit: 'tbsp' } },
      { id: 'coconut-flour', g: 4.7, show: { qty: 2, unit: 'tsp' } },
      { id: 'coconut-oil', g: 2.3, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'maple-syrup', g: 6.6, show: { qty: 1, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['peach', 'arrowroot', 'ground-ginger', 'vanilla-extract', 'water'], minutes: 3, waits: true },
      { uses: ['desiccated-coconut', 'coconut-flour', 'coconut-oil', 'maple-syrup'], minutes: 2 },
      { uses: [], minutes: 3, waits: true },
    ],
    keepsDays: 1,
    freezable: false,
  },
  peachCobblerCupWords,
)
