import { recipe } from '#planner/recipe.ts'
import { esquitesCupWords } from './esquites-cup-words.ts'

export const esquitesCup = recipe(
  {
    id: 'esquites-cup',
    cuisine: 'MEXICAN',
    slots: ['SNACK'],
    dishTags: ['SIDE_DISHES'],
    servings: 2,
    minutes: { active: 14, total: 15 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'frozen-sweetcorn', g: 272, show: { qty: 2, unit: 'cup' } },
      { id: 'rapeseed-oil', g: 4.7, show: { qty: 1, unit: 'tsp' } },
      { id: 'jalapeno', g: 14, show: { qty: 1, unit: 'piece' }, knife: 'FINE' },
      {
        id: 'mayonnaise-light',
        g: 15,
        show: { qty: 1, unit: 'tbsp' },
        swaps: [{ id: 'vegan-mayonnaise', g: 15, show: { qty: 1, unit: 'tbsp' } }],
      },
      { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      {
        id: 'cotija',
        g: 15,
        show: { qty: 2, unit: 'tbsp' },
        swaps: [{ id: 'nutritional-yeast', g: 5, show: { qty: 1, unit: 'tbsp' } }],
      },
      { id: 'chilli-powder', g: 1.3, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'coriander', g: 5, show: { qty: 0.5, unit: 'handful' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['rapeseed-oil', 'frozen-sweetcorn'], minutes: 9, timer: 9, heat: 'HIGH' },
      { uses: ['jalapeno'], minutes: 1, heat: 'HIGH' },
      { uses: ['mayonnaise-light', 'lime-juice'], minutes: 1 },
      { uses: ['cotija', 'chilli-powder', 'coriander'], minutes: 1 },
    ],
    keepsDays: 1,
    freezable: false,
  },
  esquitesCupWords,
)
