import { recipe } from '#planner/recipe.ts'
import { pasteliFruitBowlWords } from './pasteli-fruit-bowl-words.ts'

export const pasteliFruitBowl = recipe(
  {
    id: 'pasteli-fruit-bowl',
    cuisine: 'GREEK',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 1,
    minutes: { active: 9, total: 9 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'fig', g: 150, show: { qty: 3, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'grapes', g: 100, show: { qty: 20, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'orange', g: 140, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'pumpkin-seeds', g: 12, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'sesame-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
      { id: 'tahini', g: 5, show: { qty: 1, unit: 'tsp' } },
      {
        id: 'honey',
        g: 3.5,
        show: { qty: 0.5, unit: 'tsp' },
        swaps: [{ id: 'maple-syrup', g: 3.3, show: { qty: 0.5, unit: 'tsp' } }],
      },
      { id: 'cinnamon', g: 0.7, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['tahini', 'honey', 'cinnamon', 'orange'], minutes: 2 },
      { uses: ['fig', 'grapes'], minutes: 4 },
      { uses: ['pumpkin-seeds', 'sesame-seeds'] },
    ],
    keepsDays: 0,
    freezable: false,
  },
  pasteliFruitBowlWords,
)
