import { recipe } from '#planner/recipe.ts'
import { quickCaponataWords } from './quick-caponata-words.ts'

export const quickCaponata = recipe(
  {
    id: 'quick-caponata',
    cuisine: 'ITALIAN',
    slots: ['SNACK'],
    dishTags: ['SIDE_DISHES', 'APPETIZERS'],
    servings: 2,
    minutes: { active: 20, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'aubergine', g: 300, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
      { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, knife: 'ROUGH' },
      { id: 'red-onion', g: 70, show: { qty: 1, unit: 'small' }, knife: 'ROUGH' },
      { id: 'tinned-tomatoes', g: 200, show: { qty: 0.5, unit: 'can' } },
      { id: 'green-olives', g: 30, show: { qty: 10, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'capers', g: 8.6, show: { qty: 1, unit: 'tbsp' } },
      { id: 'raisins', g: 13.5, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'red-wine-vinegar', g: 22.5, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'water', g: 60, show: { qty: 4, unit: 'tbsp' } },
      { id: 'basil', g: 5, show: { qty: 10, unit: 'leaf' } },
      { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['aubergine', 'olive-oil'], minutes: 10, timer: 10, heat: 'MEDIUM_HIGH' },
      { uses: ['celery', 'red-onion', 'salt'], minutes: 6, waits: true, heat: 'MEDIUM' },
      {
        uses: ['red-wine-vinegar', 'raisins', 'capers', 'green-olives', 'tinned-tomatoes', 'water'],
        minutes: 7,
        waits: true,
        heat: 'MEDIUM',
      },
      { uses: ['basil'], minutes: 3, waits: true, heat: 'LOW' },
    ],
    keepsDays: 4,
    freezable: false,
  },
  quickCaponataWords,
)
