import { recipe } from '#planner/recipe.ts'
import { edamameSesameChilliWords } from './edamame-sesame-chilli-words.ts'

export const edamameSesameChilli = recipe(
  {
    id: 'edamame-sesame-chilli',
    cuisine: 'JAPANESE',
    slots: ['SNACK'],
    dishTags: ['APPETIZERS'],
    servings: 2,
    minutes: { active: 6, total: 6 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'edamame', g: 220 },
      { id: 'sesame-seeds', g: 9, show: { qty: 1, unit: 'tbsp' } },
      { id: 'lime-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'chilli-flakes', g: 0.9, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['edamame'], minutes: 4, waits: true },
      { uses: ['sesame-seeds', 'salt', 'chilli-flakes'], minutes: 1 },
      { uses: ['lime-juice'], minutes: 1 },
    ],
    keepsDays: 2,
    freezable: false,
  },
  edamameSesameChilliWords,
)
