import { recipe } from '#planner/recipe.ts'
import { redBeanTacosCelerySlawWords } from './red-bean-tacos-celery-slaw-words.ts'

export const redBeanTacosCelerySlaw = recipe(
  {
    id: 'red-bean-tacos-celery-slaw',
    cuisine: 'CAJUN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['TACOS'],
    servings: 2,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'kidney-beans', g: 300, show: { qty: 1.25, unit: 'can' } },
      { id: 'cajun-seasoning', g: 5.4, show: { qty: 2, unit: 'tsp' } },
      { id: 'tomato-puree', g: 16, show: { qty: 1, unit: 'tbsp' } },
      { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
      { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
      { id: 'celery', g: 120, show: { qty: 3, unit: 'stalk' }, knife: 'FINE' },
      { id: 'lemon-juice', g: 22, show: { qty: 1.5, unit: 'tbsp' } },
      { id: 'corn-tortilla', g: 144, show: { qty: 6, unit: 'piece' } },
      { id: 'hot-sauce', g: 9.4, show: { qty: 2, unit: 'tsp' } },
      { id: 'pumpkin-seeds', g: 24, show: { qty: 3, unit: 'tbsp' } },
      { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' }, knife: 'ROUGH' },
    ],
    steps: [
      {
        uses: ['kidney-beans', 'cajun-seasoning', 'tomato-puree', 'olive-oil', 'salt'],
        minutes: 4,
        timer: 2,
        waits: true,
      },
      { uses: ['celery', 'lemon-juice'], minutes: 2 },
      { uses: ['corn-tortilla'], minutes: 1 },
      { uses: ['avocado', 'pumpkin-seeds', 'hot-sauce'], minutes: 3 },
    ],
    portionSteps: [0.6666666666666666, 1, 1.3333333333333333, 1.6666666666666667, 2],
    keepsDays: 1,
    leftovers: 'EITHER',
    freezable: false,
  },
  redBeanTacosCelerySlawWords,
)
