import { recipe } from '#planner/recipe.ts'
import { cowboyBeefSquashSkilletWords } from './cowboy-beef-squash-skillet-words.ts'

export const cowboyBeefSquashSkillet = recipe(
  {
    id: 'cowboy-beef-squash-skillet',
    cuisine: 'TEX_MEX',
    slots: ['BREAKFAST'],
    dishTags: [],
    servings: 2,
    minutes: { active: 20, total: 25 },
    skill: 'NOVICE',
    equipment: ['HOB', 'FRYING_PAN'],
    noCook: false,
    ingredients: [
      { id: 'butternut-squash', g: 350, show: { qty: 2.5, unit: 'cup' }, knife: 'FINE' },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'water', g: 60, show: { qty: 0.25, unit: 'cup' } },
      { id: 'beef-mince-5', g: 180 },
      { id: 'smoked-paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
      { id: 'cumin', g: 1, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'red-pepper', g: 119, show: { qty: 1, unit: 'medium' } },
      { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['butternut-squash', 'olive-oil', 'water'], minutes: 10, timer: 5, waits: true, heat: 'MEDIUM' },
      {
        uses: ['beef-mince-5', 'smoked-paprika', 'cumin', 'salt', 'black-pepper'],
        minutes: 7,
        timer: 2,
        waits: true,
        heat: 'MEDIUM_HIGH',
        done: { 'beef-mince-5': 'HEAP' },
      },
      { uses: ['red-pepper'], minutes: 3, waits: true, heat: 'MEDIUM' },
      { uses: ['spring-onion', 'avocado'] },
    ],
    keepsDays: 2,
    freezable: false,
  },
  cowboyBeefSquashSkilletWords,
)
