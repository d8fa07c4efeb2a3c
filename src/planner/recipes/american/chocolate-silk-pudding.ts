import { recipe } from '#planner/recipe.ts'
import { chocolateSilkPuddingWords } from './chocolate-silk-pudding-words.ts'

export const chocolateSilkPudding = recipe(
  {
    id: 'chocolate-silk-pudding',
    cuisine: 'AMERICAN',
    slots: ['SNACK'],
    dishTags: ['DESSERTS'],
    servings: 2,
    minutes: { active: 6, total: 6 },
    skill: 'NOVICE',
    equipment: ['HAND_BLENDER'],
    noCook: true,
    ingredients: [
      { id: 'silken-tofu', g: 200 },
      { id: 'cocoa', g: 16.2, show: { qty: 3, unit: 'tbsp' } },
      { id: 'maple-syrup', g: 40, show: { qty: 2, unit: 'tbsp' } },
      { id: 'vanilla-extract', g: 4.2, show: { qty: 1, unit: 'tsp' } },
      { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
      { id: 'raspberries', g: 80 },
    ],
    steps: [
      { uses: ['silken-tofu', 'cocoa', 'maple-syrup', 'vanilla-extract', 'salt'], minutes: 3 },
      { uses: ['raspberries'], minutes: 2 },
    ],
    keepsDays: 3,
    freezable: false,
  },
  chocolateSilkPuddingWords,
)
