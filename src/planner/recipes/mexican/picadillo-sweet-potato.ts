import { recipe } from '#planner/recipe.ts'
import { picadilloSweetPotatoWords } from './picadillo-sweet-potato-words.ts'

export const picadilloSweetPotato = recipe(
  {
    id: 'picadillo-sweet-potato',
    cuisine: 'MEXICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 15, total: 30 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'beef-mince-5', g: 300 },
      { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, knife: 'ROUGH' },
      { id: 'jalapeno', g: 14, show: { qty: 1, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'cumin', g: 2.1, show: { qty: 1, unit: 'tsp' } },
      { id: 'cinnamon', g: 0.7, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'sweet-potato', g: 300, show: { qty: 2, unit: 'medium' }, knife: 'FINE' },
      { id: 'tinned-tomatoes', g: 400, show: { qty: 1, unit: 'can' } },
      { id: 'water', g: 120, show: { qty: 0.5, unit: 'cup' } },
      { id: 'raisins', g: 27, show: { qty: 3, unit: 'tbsp' } },
      { id: 'green-olives', g: 27, show: { qty: 9, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['olive-oil', 'beef-mince-5'], minutes: 6, timer: 6, done: { 'beef-mince-5': 'HEAP' }, heat: 'HIGH' },
      { uses: ['onion', 'garlic', 'jalapeno'], minutes: 3, heat: 'MEDIUM' },
      { uses: ['cumin', 'cinnamon'], minutes: 1, heat: 'MEDIUM' },
      {
        uses: ['sweet-potato', 'tinned-tomatoes', 'water', 'raisins', 'salt'],
        minutes: 15,
        waits: true,
        heat: 'SIMMER',
      },
      { uses: ['green-olives'], minutes: 2, heat: 'MEDIUM' },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: true,
  },
  picadilloSweetPotatoWords,
)
