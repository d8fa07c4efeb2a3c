import { recipe } from '#planner/recipe.ts'
import { lightPimentoCheeseWords } from './light-pimento-cheese-words.ts'

export const lightPimentoCheese = recipe(
  {
    id: 'light-pimento-cheese',
    cuisine: 'SOUTHERN',
    slots: ['SNACK'],
    dishTags: ['APPETIZERS'],
    servings: 2,
    minutes: { active: 9, total: 9 },
    skill: 'NOVICE',
    equipment: ['GRATER'],
    noCook: true,
    ingredients: [
      { id: 'quark', g: 150, show: { qty: 10, unit: 'tbsp' } },
      { id: 'cheddar', g: 40, knife: 'FINE' },
      { id: 'roasted-peppers', g: 100, show: { qty: 2, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'mayonnaise-light', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'paprika', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'cayenne', g: 0.2, show: { qty: 1, unit: 'pinch' } },
      { id: 'celery', g: 120, show: { qty: 3, unit: 'stalk' } },
    ],
    steps: [
      { uses: ['roasted-peppers'], minutes: 2 },
      { uses: ['quark', 'cheddar', 'mayonnaise-light', 'paprika', 'cayenne'], minutes: 3 },
      { uses: ['celery'], minutes: 2, cuts: true },
    ],
    keepsDays: 3,
    freezable: false,
  },
  lightPimentoCheeseWords,
)
