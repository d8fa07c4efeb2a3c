import { recipe } from '#planner/recipe.ts'
import { sweetPotatoCoconutPohaWords } from './sweet-potato-coconut-poha-words.ts'

export const sweetPotatoCoconutPoha = recipe(
  {
    id: 'sweet-potato-coconut-poha',
    cuisine: 'INDIAN',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 20 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN', 'GRATER'],
    noCook: false,
    ingredients: [
      { id: 'coconut-oil', g: 13.6, show: { qty: 1, unit: 'tbsp' } },
      { id: 'mustard-seeds', g: 3.3, show: { qty: 1, unit: 'tsp' } },
      { id: 'green-chilli', g: 15, show: { qty: 1, unit: 'piece' }, knife: 'FINE' },
      { id: 'sweet-potato', g: 250, show: { qty: 1, unit: 'large' }, knife: 'FINE' },
      { id: 'cauliflower', g: 160, show: { qty: 1.5, unit: 'cup' }, knife: 'FINE' },
      { id: 'red-onion', g: 70, show: { qty: 1, unit: 'small' }, knife: 'FINE' },
      { id: 'turmeric', g: 1, show: { qty: 0.33, unit: 'tsp' } },
      { id: 'baby-spinach', g: 60, show: { qty: 2, unit: 'handful' } },
      { id: 'desiccated-coconut', g: 25, show: { qty: 5, unit: 'tbsp' } },
      { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['coconut-oil', 'mustard-seeds'], minutes: 2, heat: 'MEDIUM_HIGH' },
      {
        uses: ['green-chilli', 'red-onion', 'sweet-potato', 'cauliflower', 'turmeric', 'salt'],
        minutes: 3,
        timer: 3,
        heat: 'MEDIUM',
      },
      { uses: [], minutes: 8, timer: 8, heat: 'LOW' },
      { uses: ['baby-spinach', 'desiccated-coconut', 'lime-juice'], minutes: 2, heat: 'LOW' },
    ],
    keepsDays: 1,
    freezable: false,
  },
  sweetPotatoCoconutPohaWords,
)
