import { recipe } from '#planner/recipe.ts'
import { bionicoFruitCupWords } from './bionico-fruit-cup-words.ts'

export const bionicoFruitCup = recipe(
  {
    id: 'bionico-fruit-cup',
    cuisine: 'MEXICAN',
    slots: ['SNACK'],
    dishTags: ['DESSERTS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'coconut-milk', g: 45, show: { qty: 3, unit: 'tbsp' } },
      { id: 'cinnamon', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'apple', g: 125, show: { qty: 1, unit: 'cup' }, knife: 'FINE' },
      { id: 'strawberries', g: 152, show: { qty: 1, unit: 'cup' }, knife: 'ROUGH' },
      { id: 'papaya', g: 145, show: { qty: 1, unit: 'cup' }, knife: 'FINE' },
      { id: 'raisins', g: 9, show: { qty: 1, unit: 'tbsp' } },
      { id: 'pumpkin-seeds', g: 8, show: { qty: 1, unit: 'tbsp' } },
    ],
    steps: [
      { uses: ['coconut-milk', 'cinnamon'], minutes: 1 },
      { uses: ['apple', 'lime-juice', 'strawberries', 'papaya'], minutes: 5, cuts: true },
      { uses: ['raisins', 'pumpkin-seeds'], minutes: 1 },
    ],
    keepsDays: 1,
    freezable: false,
  },
  bionicoFruitCupWords,
)
