import { recipe } from '#planner/recipe.ts'
import { mackerelPearWatercressWords } from './mackerel-pear-watercress-words.ts'

export const mackerelPearWatercress = recipe(
  {
    id: 'mackerel-pear-watercress',
    cuisine: 'ENGLISH',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 11, total: 11 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'apple-cider-vinegar', g: 15, show: { qty: 1, unit: 'tbsp' }, group: 'DRESSING' },
      { id: 'dijon-mustard', g: 10, show: { qty: 2, unit: 'tsp' }, group: 'DRESSING' },
      { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' }, group: 'DRESSING' },
      { id: 'pear', g: 356, show: { qty: 2, unit: 'medium' }, knife: 'FINE' },
      { id: 'celery', g: 80, show: { qty: 2, unit: 'stalk' }, knife: 'FINE' },
      { id: 'watercress', g: 80 },
      { id: 'mackerel-tinned', g: 190 },
      { id: 'sunflower-seeds', g: 27, show: { qty: 3, unit: 'tbsp' } },
      { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['apple-cider-vinegar', 'dijon-mustard', 'olive-oil'], minutes: 2 },
      { uses: ['pear', 'celery'], minutes: 4 },
      { uses: ['watercress'], minutes: 1 },
      { uses: ['mackerel-tinned', 'sunflower-seeds', 'black-pepper'], minutes: 2 },
    ],
    keepsDays: 0,
    freezable: false,
  },
  mackerelPearWatercressWords,
)
