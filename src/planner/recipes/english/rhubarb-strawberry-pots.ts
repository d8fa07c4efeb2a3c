import { recipe } from '#planner/recipe.ts'
import { rhubarbStrawberryPotsWords } from './rhubarb-strawberry-pots-words.ts'

export const rhubarbStrawberryPots = recipe(
  {
    id: 'rhubarb-strawberry-pots',
    cuisine: 'ENGLISH',
    slots: ['SNACK'],
    dishTags: ['DESSERTS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'rhubarb', g: 204, show: { qty: 4, unit: 'stalk' }, knife: 'ROUGH' },
      { id: 'maple-syrup', g: 40, show: { qty: 2, unit: 'tbsp' } },
      { id: 'orange-zest', g: 2, show: { qty: 1, unit: 'tsp' } },
      { id: 'strawberries', g: 180, show: { qty: 3, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'coconut-chips', g: 15, show: { qty: 3, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['rhubarb', 'maple-syrup', 'orange-zest'], minutes: 5, timer: 3, waits: true },
      { uses: ['strawberries'], minutes: 1 },
      { uses: ['coconut-chips'], minutes: 1 },
    ],
    keepsDays: 3,
    freezable: false,
  },
  rhubarbStrawberryPotsWords,
)
