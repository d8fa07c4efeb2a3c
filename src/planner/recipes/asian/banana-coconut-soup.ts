import { recipe } from '#planner/recipe.ts'
import { bananaCoconutSoupWords } from './banana-coconut-soup-words.ts'

export const bananaCoconutSoup = recipe(
  {
    id: 'banana-coconut-soup',
    cuisine: 'ASIAN',
    slots: ['SNACK'],
    dishTags: ['DESSERTS'],
    servings: 2,
    minutes: { active: 7, total: 8 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'coconut-milk-light', g: 240, show: { qty: 240, unit: 'ml' } },
      { id: 'banana', g: 202, show: { qty: 2, unit: 'small' }, knife: 'ROUGH' },
      { id: 'maple-syrup', g: 6.6, show: { qty: 1, unit: 'tsp' } },
      { id: 'vanilla-extract', g: 1, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'sesame-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
      { id: 'salt', g: 0.5, show: { qty: 1, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['coconut-milk-light', 'maple-syrup', 'vanilla-extract', 'salt'], minutes: 3, timer: 3 },
      { uses: ['banana'], minutes: 2 },
      { uses: ['sesame-seeds'], minutes: 1 },
    ],
    keepsDays: 1,
    freezable: false,
  },
  bananaCoconutSoupWords,
)
