import { recipe } from '#planner/recipe.ts'
import { mushroomJackQuesadillasWords } from './mushroom-jack-quesadillas-words.ts'

export const mushroomJackQuesadillas = recipe(
  {
    id: 'mushroom-jack-quesadillas',
    cuisine: 'TEX_MEX',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 25 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN', 'GRATER'],
    noCook: false,
    ingredients: [
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'chestnut-mushrooms', g: 250, knife: 'ROUGH' },
      { id: 'red-onion', g: 70, show: { qty: 1, unit: 'small' }, knife: 'ROUGH' },
      { id: 'cumin', g: 2.1, show: { qty: 1, unit: 'tsp' } },
      { id: 'baby-spinach', g: 60, show: { qty: 2, unit: 'handful' } },
      { id: 'refried-beans', g: 119, show: { qty: 0.5, unit: 'cup' } },
      {
        id: 'tortilla-wholemeal',
        g: 124,
        show: { qty: 2, unit: 'medium' },
        swaps: [{ id: 'corn-tortilla', g: 96, show: { qty: 4, unit: 'piece' } }],
      },
      { id: 'monterey-jack', g: 84, knife: 'FINE' },
      { id: 'salsa', g: 32, show: { qty: 2, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['olive-oil', 'chestnut-mushrooms', 'red-onion'], minutes: 9, waits: true, heat: 'HIGH' },
      { uses: ['cumin', 'baby-spinach'], minutes: 2, heat: 'MEDIUM' },
      { uses: ['tortilla-wholemeal', 'refried-beans', 'monterey-jack'], minutes: 2 },
      { uses: [], minutes: 7, waits: true, heat: 'LOW' },
      { uses: ['salsa'], minutes: 1, cuts: true },
    ],
    portionSteps: [1, 2],
    keepsDays: 1,
    leftovers: 'HOT',
    freezable: false,
  },
  mushroomJackQuesadillasWords,
)
