import { recipe } from '#planner/recipe.ts'
import { macedoniaWords } from './macedonia-words.ts'

export const macedonia = recipe(
  {
    id: 'macedonia',
    cuisine: 'SPANISH',
    slots: ['SNACK'],
    dishTags: ['DESSERTS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'orange-juice', g: 80, show: { qty: 0.33, unit: 'cup' } },
      { id: 'cinnamon', g: 0.7, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'peach', g: 150, show: { qty: 1, unit: 'medium' } },
      { id: 'kiwi', g: 69, show: { qty: 1, unit: 'piece' }, knife: 'FINE' },
      { id: 'grapes', g: 100, show: { qty: 20, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'strawberries', g: 72, show: { qty: 6, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'pumpkin-seeds', g: 8, show: { qty: 1, unit: 'tbsp' } },
      { id: 'mint', g: 0.8, show: { qty: 4, unit: 'leaf' } },
    ],
    steps: [
      { uses: ['orange-juice', 'cinnamon'], minutes: 1 },
      { uses: ['peach', 'kiwi', 'grapes', 'strawberries'], minutes: 6, cuts: true },
      { uses: ['pumpkin-seeds', 'mint'] },
    ],
    keepsDays: 1,
    freezable: false,
  },
  macedoniaWords,
)
