import { recipe } from '#planner/recipe.ts'
import { microwaveAppleCrispWords } from './microwave-apple-crisp-words.ts'

export const microwaveAppleCrisp = recipe(
  {
    id: 'microwave-apple-crisp',
    cuisine: 'AMERICAN',
    slots: ['SNACK'],
    dishTags: ['DESSERTS'],
    servings: 1,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'apple', g: 149, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'lemon-juice', g: 5, show: { qty: 1, unit: 'tsp' } },
      { id: 'cinnamon', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
      {
        id: 'oats',
        g: 15,
        show: { qty: 3, unit: 'tbsp' },
        swaps: [{ id: 'gf-oats', g: 15, show: { qty: 3, unit: 'tbsp' } }],
      },
      { id: 'brown-sugar', g: 4, show: { qty: 1, unit: 'tsp' } },
      { id: 'coconut-oil', g: 3, show: { qty: 0.66, unit: 'tsp' } },
      { id: 'sunflower-seeds', g: 4.5, show: { qty: 0.5, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['apple', 'lemon-juice', 'cinnamon'], minutes: 4, timer: 3 },
      { uses: ['oats', 'brown-sugar', 'coconut-oil', 'sunflower-seeds'], minutes: 1 },
      { uses: [], minutes: 2 },
      { uses: [], minutes: 2 },
    ],
    keepsDays: 1,
    freezable: false,
  },
  microwaveAppleCrispWords,
)
