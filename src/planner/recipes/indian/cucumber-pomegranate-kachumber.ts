import { recipe } from '#planner/recipe.ts'
import { cucumberPomegranateKachumberWords } from './cucumber-pomegranate-kachumber-words.ts'

export const cucumberPomegranateKachumber = recipe(
  {
    id: 'cucumber-pomegranate-kachumber',
    cuisine: 'INDIAN',
    slots: ['SNACK'],
    dishTags: ['SIDE_DISHES', 'SALADS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'sunflower-seeds', g: 27, show: { qty: 3, unit: 'tbsp' } },
      { id: 'cumin', g: 1, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'cucumber', g: 200, show: { qty: 0.67, unit: 'medium' }, knife: 'FINE' },
      { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'red-onion', g: 35, show: { qty: 0.5, unit: 'small' }, knife: 'FINE' },
      { id: 'pomegranate-seeds', g: 110, show: { qty: 10, unit: 'tbsp' } },
      { id: 'mint', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'FINE' },
      { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    ],
    steps: [
      { uses: ['sunflower-seeds', 'cumin'], minutes: 3, waits: true },
      { uses: ['cucumber', 'tomato', 'red-onion', 'pomegranate-seeds', 'mint', 'lemon-juice', 'salt'], minutes: 5 },
      { uses: [], minutes: 1 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  cucumberPomegranateKachumberWords,
)
