import { recipe } from '#planner/recipe.ts'
import { plumGingerFoolWords } from './plum-ginger-fool-words.ts'

export const plumGingerFool = recipe(
  {
    id: 'plum-ginger-fool',
    cuisine: 'ENGLISH',
    slots: ['SNACK'],
    dishTags: ['DESSERTS'],
    servings: 1,
    minutes: { active: 8, total: 8 },
    skill: 'NOVICE',
    equipment: ['MICROWAVE'],
    noCook: true,
    ingredients: [
      { id: 'plum', g: 132, show: { qty: 2, unit: 'piece' }, knife: 'ROUGH' },
      {
        id: 'honey',
        g: 14,
        show: { qty: 2, unit: 'tsp' },
        swaps: [{ id: 'maple-syrup', g: 14, show: { qty: 2, unit: 'tsp' } }],
      },
      { id: 'ground-ginger', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
      {
        id: 'quark',
        g: 120,
        show: { qty: 8, unit: 'tbsp' },
        swaps: [{ id: 'soya-yogurt', g: 120, show: { qty: 8, unit: 'tbsp' } }],
      },
      { id: 'vanilla-extract', g: 1, show: { qty: 0.25, unit: 'tsp' } },
      { id: 'mint', g: 1, show: { qty: 5, unit: 'leaf' }, optional: true },
    ],
    steps: [
      { uses: ['plum', 'honey', 'ground-ginger'], minutes: 4, timer: 2, waits: true },
      { uses: ['quark', 'vanilla-extract'], minutes: 1 },
      { uses: ['mint'], minutes: 1 },
    ],
    keepsDays: 1,
    freezable: false,
  },
  plumGingerFoolWords,
)
