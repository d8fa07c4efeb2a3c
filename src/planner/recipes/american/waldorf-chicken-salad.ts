import { recipe } from '#planner/recipe.ts'
import { waldorfChickenSaladWords } from './waldorf-chicken-salad-words.ts'

export const waldorfChickenSalad = recipe(
  {
    id: 'waldorf-chicken-salad',
    cuisine: 'AMERICAN',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 11, total: 11 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'avocado', g: 140, show: { qty: 1, unit: 'medium' } },
      { id: 'lemon-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'water', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'dijon-mustard', g: 10, show: { qty: 2, unit: 'tsp' } },
      { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
      { id: 'chicken-breast-cooked', g: 250, knife: 'ROUGH' },
      { id: 'apple', g: 182, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'celery', g: 120, show: { qty: 3, unit: 'stalk' }, knife: 'FINE' },
      { id: 'grapes', g: 120, show: { qty: 1.5, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'sunflower-seeds', g: 27, show: { qty: 3, unit: 'tbsp' } },
      { id: 'romaine-lettuce', g: 160, show: { qty: 8, unit: 'leaf' }, knife: 'ROUGH' },
    ],
    steps: [
      { uses: ['avocado', 'lemon-juice', 'dijon-mustard', 'salt', 'water'], minutes: 3 },
      { uses: ['chicken-breast-cooked', 'apple', 'celery', 'grapes'], minutes: 3 },
      { uses: ['romaine-lettuce', 'sunflower-seeds'], minutes: 1 },
    ],
    keepsDays: 1,
    leftovers: 'COLD',
    freezable: false,
  },
  waldorfChickenSaladWords,
)
