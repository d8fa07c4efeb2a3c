import { recipe } from '#planner/recipe.ts'
import { hummingbirdFruitBowlWords } from './hummingbird-fruit-bowl-words.ts'

export const hummingbirdFruitBowl = recipe(
  {
    id: 'hummingbird-fruit-bowl',
    cuisine: 'SOUTHERN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 8, total: 8 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'sunflower-seeds', g: 12, show: { qty: 1.33, unit: 'tbsp' } },
      { id: 'desiccated-coconut', g: 10, show: { qty: 2, unit: 'tbsp' } },
      { id: 'cinnamon', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'banana', g: 118, show: { qty: 1, unit: 'medium' } },
      { id: 'tinned-pineapple', g: 141, show: { qty: 3, unit: 'slice' }, knife: 'ROUGH' },
      { id: 'lime-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'vanilla-extract', g: 1, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['sunflower-seeds', 'desiccated-coconut', 'cinnamon'], minutes: 3, timer: 3 },
      { uses: ['banana', 'lime-juice', 'vanilla-extract'], minutes: 2, cuts: true },
      { uses: ['tinned-pineapple'], minutes: 2 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  hummingbirdFruitBowlWords,
)
