import { recipe } from '#planner/recipe.ts'
import { fromageBlancCherriesWords } from './fromage-blanc-cherries-words.ts'

export const fromageBlancCherries = recipe(
  {
    id: 'fromage-blanc-cherries',
    cuisine: 'FRENCH',
    slots: ['SNACK'],
    dishTags: ['DESSERTS'],
    servings: 1,
    minutes: { active: 10, total: 10 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'cherries', g: 128, show: { qty: 16, unit: 'piece' }, knife: 'ROUGH' },
      { id: 'lemon-juice', g: 5, show: { qty: 1, unit: 'tsp' } },
      {
        id: 'quark',
        g: 150,
        show: { qty: 10, unit: 'tbsp' },
        swaps: [{ id: 'soya-yogurt', g: 165, show: { qty: 11, unit: 'tbsp' } }],
      },
      { id: 'vanilla-extract', g: 2.1, show: { qty: 0.5, unit: 'tsp' } },
    ],
    steps: [
      { uses: ['cherries', 'lemon-juice'], minutes: 4 },
      { uses: ['quark', 'vanilla-extract'], minutes: 1 },
      { uses: [], minutes: 1 },
    ],
    keepsDays: 1,
    freezable: false,
  },
  fromageBlancCherriesWords,
)
