import { recipe } from '#planner/recipe.ts'
import { endiveAvocadoOrangeWords } from './endive-avocado-orange-words.ts'

export const endiveAvocadoOrange = recipe(
  {
    id: 'endive-avocado-orange',
    cuisine: 'SPANISH',
    slots: ['SNACK'],
    dishTags: ['APPETIZERS', 'SALADS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'avocado', g: 100, show: { qty: 1, unit: 'small' } },
      { id: 'orange', g: 140, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'chicory', g: 106, show: { qty: 2, unit: 'head' } },
      { id: 'spring-onion', g: 15, show: { qty: 1, unit: 'piece' }, knife: 'FINE' },
      { id: 'red-wine-vinegar', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'sunflower-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
      { id: 'paprika', g: 0.3, show: { qty: 1, unit: 'pinch' } },
      { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['orange', 'red-wine-vinegar', 'salt'], minutes: 3, cuts: true },
      { uses: ['avocado', 'spring-onion'], minutes: 3 },
      { uses: ['chicory', 'sunflower-seeds', 'paprika'], minutes: 3 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  endiveAvocadoOrangeWords,
)
