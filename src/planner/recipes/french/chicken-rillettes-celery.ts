import { recipe } from '#planner/recipe.ts'
import { chickenRillettesCeleryWords } from './chicken-rillettes-celery-words.ts'

export const chickenRillettesCelery = recipe(
  {
    id: 'chicken-rillettes-celery',
    cuisine: 'FRENCH',
    slots: ['SNACK'],
    dishTags: ['APPETIZERS'],
    servings: 2,
    minutes: { active: 11, total: 11 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'chicken-breast-cooked', g: 110 },
      { id: 'shallot', g: 15, show: { qty: 0.5, unit: 'piece' }, knife: 'FINE' },
      { id: 'cornichons', g: 36, show: { qty: 4, unit: 'piece' }, knife: 'FINE' },
      { id: 'dijon-mustard', g: 7.5, show: { qty: 1.5, unit: 'tsp' } },
      { id: 'fresh-tarragon', g: 1.2, show: { qty: 2, unit: 'tsp' }, knife: 'ROUGH' },
      { id: 'olive-oil', g: 11, show: { qty: 2.5, unit: 'tsp' } },
      { id: 'lemon-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'celery', g: 120, show: { qty: 3, unit: 'stalk' }, knife: 'ROUGH' },
      { id: 'radish', g: 108, show: { qty: 12, unit: 'piece' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['chicken-breast-cooked'], minutes: 3, cuts: true },
      { uses: ['shallot', 'dijon-mustard', 'olive-oil', 'lemon-juice'], minutes: 2 },
      { uses: ['cornichons', 'fresh-tarragon', 'black-pepper', 'celery', 'radish'], minutes: 3 },
    ],
    keepsDays: 2,
    freezable: false,
  },
  chickenRillettesCeleryWords,
)
