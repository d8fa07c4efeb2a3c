import { recipe } from '#planner/recipe.ts'
import { cowboyCaviarWords } from './cowboy-caviar-words.ts'

export const cowboyCaviar = recipe(
  {
    id: 'cowboy-caviar',
    cuisine: 'TEX_MEX',
    slots: ['LUNCH', 'DINNER'],
    dishTags: ['SALADS'],
    servings: 2,
    minutes: { active: 11, total: 11 },
    skill: 'NOVICE',
    equipment: [],
    noCook: true,
    ingredients: [
      { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
      { id: 'olive-oil', g: 4.5, show: { qty: 1, unit: 'tsp' } },
      { id: 'cumin', g: 2.1, show: { qty: 1, unit: 'tsp' } },
      { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
      { id: 'black-eyed-beans', g: 480, show: { qty: 2, unit: 'can' } },
      { id: 'tinned-sweetcorn', g: 164, show: { qty: 1, unit: 'cup' } },
      { id: 'red-pepper', g: 119, show: { qty: 1, unit: 'medium' }, knife: 'FINE' },
      { id: 'jalapeno', g: 14, show: { qty: 1, unit: 'piece' }, knife: 'FINE' },
      { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, knife: 'FINE' },
      { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' }, knife: 'ROUGH' },
      { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' }, knife: 'FINE' },
      { id: 'tortilla-chips', g: 40 },
    ],
    steps: [
      { uses: ['lime-juice', 'olive-oil', 'cumin', 'salt'], minutes: 1 },
      { uses: ['red-pepper', 'jalapeno', 'spring-onion', 'coriander'], minutes: 5, cuts: true },
      { uses: ['black-eyed-beans', 'tinned-sweetcorn'], minutes: 2 },
      { uses: ['avocado'], minutes: 1 },
      { uses: ['tortilla-chips'] },
    ],
    keepsDays: 3,
    leftovers: 'COLD',
    freezable: false,
  },
  cowboyCaviarWords,
)
