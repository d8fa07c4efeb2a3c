import { recipe } from '#planner/recipe.ts'
import { microwaveStuffedPeppersWords } from './microwave-stuffed-peppers-words.ts'

export const microwaveStuffedPeppers = recipe(
  {
    id: 'microwave-stuffed-peppers',
    cuisine: 'CAJUN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: [],
    servings: 2,
    minutes: { active: 12, total: 12 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'red-pepper', g: 238, show: { qty: 2, unit: 'medium' }, knife: 'ROUGH' },
      { id: 'turkey-mince', g: 300 },
      { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, knife: 'FINE' },
      { id: 'spring-onion', g: 45, show: { qty: 3, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'cajun-seasoning', g: 8, show: { qty: 1, unit: 'tbsp' } },
      { id: 'tomato-puree', g: 16, show: { qty: 1, unit: 'tbsp' } },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'avocado', g: 140, show: { qty: 1, unit: 'medium' } },
      { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'cherry-tomatoes', g: 100, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['red-pepper'], minutes: 3, waits: true },
      {
        uses: ['turkey-mince', 'celery', 'cajun-seasoning', 'tomato-puree', 'olive-oil', 'salt'],
        minutes: 2,
        meanwhile: true,
      },
      { uses: [], minutes: 7, timer: 2, waits: true, done: { 'turkey-mince': 'HEAP' } },
      { uses: ['avocado', 'cherry-tomatoes', 'spring-onion', 'lime-juice'], minutes: 1, meanwhile: true },
      { uses: [], minutes: 1 },
    ],
    keepsDays: 3,
    leftovers: 'HOT',
    freezable: false,
  },
  microwaveStuffedPeppersWords,
)
