import { recipe } from '#planner/recipe.ts'
import { bananasFosterCupWords } from './bananas-foster-cup-words.ts'

export const bananasFosterCup = recipe(
  {
    id: 'bananas-foster-cup',
    cuisine: 'CAJUN',
    slots: ['SNACK'],
    dishTags: ['DESSERTS'],
    servings: 1,
    minutes: { active: 5, total: 6 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'banana', g: 118, show: { qty: 1, unit: 'medium' } },
      { id: 'orange-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'maple-syrup', g: 10, show: { qty: 0.5, unit: 'tbsp' } },
      { id: 'cinnamon', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'coconut-milk', g: 22, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'orange-zest', g: 1, show: { qty: 0.5, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['banana', 'orange-juice', 'maple-syrup', 'cinnamon'], minutes: 2 },
      { uses: [], minutes: 2 },
      { uses: ['coconut-milk', 'orange-zest'], minutes: 1, cuts: true },
    ],
    keepsDays: 0,
    freezable: false,
  },
  bananasFosterCupWords,
)
