import { recipe } from '#planner/recipe.ts'
import { teriyakiSalmonGreensWords } from './teriyaki-salmon-greens-words.ts'

export const teriyakiSalmonGreens = recipe(
  {
    id: 'teriyaki-salmon-greens',
    cuisine: 'JAPANESE',
    slots: ['DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 25 },
    skill: 'BASIC',
    equipment: ['HOB', 'FRYING_PAN', 'SAUCEPAN'],
    noCook: false,
    ingredients: [
      { id: 'sushi-rice', g: 100, show: { qty: 0.5, unit: 'cup' } },
      { id: 'water', g: 178, show: { qty: 0.75, unit: 'cup' }, group: 'RICE' },
      { id: 'green-beans', g: 240, show: { qty: 4, unit: 'handful' } },
      {
        id: 'soy-sauce',
        g: 24,
        show: { qty: 1.5, unit: 'tbsp' },
        group: 'TERIYAKI',
        swaps: [{ id: 'tamari', g: 24, show: { qty: 4, unit: 'tsp' } }],
      },
      { id: 'mirin', g: 32, show: { qty: 2, unit: 'tbsp' }, group: 'TERIYAKI' },
      { id: 'ginger', g: 6, show: { qty: 1, unit: 'tbsp' }, knife: 'FINE', group: 'TERIYAKI' },
      {
        id: 'salmon',
        g: 260,
        show: { qty: 2, unit: 'fillet' },
        swaps: [
          { id: 'chicken-thigh', g: 260 },
          { id: 'tofu', g: 240 },
        ],
      },
      { id: 'sesame-seeds', g: 6, show: { qty: 2, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['sushi-rice', 'water'], minutes: 15, timer: 10, waits: true, heat: 'LOW' },
      { uses: ['soy-sauce', 'mirin', 'ginger'], minutes: 2 },
      {
        uses: ['salmon'],
        minutes: 4,
        waits: true,
        meanwhile: true,
        swapped: { 'chicken-thigh': { timer: 5, minutes: 5 } },
        heat: 'MEDIUM',
      },
      {
        uses: ['green-beans'],
        minutes: 5,
        timer: 5,
        meanwhile: true,
        done: { salmon: 'LOOK', 'chicken-thigh': 'THICKEST' },
        heat: 'MEDIUM',
      },
      { uses: [], minutes: 2, heat: 'MEDIUM_HIGH' },
      { uses: ['sesame-seeds'] },
    ],
    portionSteps: [1, 2],
    keepsDays: 1,
    leftovers: 'HOT',
    freezable: false,
  },
  teriyakiSalmonGreensWords,
)
