import { recipe } from '#planner/recipe.ts'
import { carrotHalwaCoconutWords } from './carrot-halwa-coconut-words.ts'

export const carrotHalwaCoconut = recipe(
  {
    id: 'carrot-halwa-coconut',
    cuisine: 'INDIAN',
    slots: ['SNACK'],
    dishTags: ['DESSERTS'],
    servings: 2,
    minutes: { active: 11, total: 11 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE', 'GRATER'],
    noCook: true,
    ingredients: [
      { id: 'carrot', g: 183, show: { qty: 3, unit: 'medium' }, knife: 'FINE' },
      { id: 'medjool-dates', g: 48, show: { qty: 2, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'coconut-milk', g: 75, show: { qty: 5, unit: 'tbsp' } },
      { id: 'cardamom', g: 1, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'pumpkin-seeds', g: 8, show: { qty: 1, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['carrot', 'medjool-dates', 'coconut-milk'], minutes: 3 },
      { uses: [], minutes: 5, timer: 5 },
      { uses: ['cardamom', 'pumpkin-seeds'], minutes: 1 },
    ],
    keepsDays: 3,
    freezable: true,
  },
  carrotHalwaCoconutWords,
)
