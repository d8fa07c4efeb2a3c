import { recipe } from '#planner/recipe.ts'
import { coconutChickenLaksaBowlWords } from './coconut-chicken-laksa-bowl-words.ts'

export const coconutChickenLaksaBowl = recipe(
  {
    id: 'coconut-chicken-laksa-bowl',
    cuisine: 'ASIAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SOUPS'],
    servings: 2,
    minutes: { active: 11, total: 11 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE', 'KETTLE'],
    noCook: true,
    ingredients: [
      { id: 'sweet-potato', g: 250, show: { qty: 1, unit: 'large' }, knife: 'FINE' },
      { id: 'red-curry-paste', g: 24, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'coconut-milk-light', g: 300, show: { qty: 300, unit: 'ml' } },
      { id: 'water', g: 150, show: { qty: 150, unit: 'ml' } },
      { id: 'chicken-breast-cooked', g: 200, show: { qty: 1, unit: 'packet' }, knife: 'ROUGH' },
      { id: 'baby-spinach', g: 60, show: { qty: 2, unit: 'handful' } },
      { id: 'red-pepper', g: 119, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' } },
      { id: 'coconut-chips', g: 10, show: { qty: 2, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['sweet-potato'], minutes: 5, waits: true },
      { uses: ['red-curry-paste', 'coconut-milk-light', 'water'], minutes: 1 },
      { uses: ['chicken-breast-cooked', 'red-pepper'], minutes: 3, waits: true },
      { uses: ['baby-spinach', 'lime-juice', 'coriander', 'coconut-chips'], minutes: 1 },
    ],
    keepsDays: 2,
    leftovers: 'HOT',
    freezable: false,
  },
  coconutChickenLaksaBowlWords,
)
