import { recipe } from '#planner/recipe.ts'
import { fiveLayerBeanDipWords } from './five-layer-bean-dip-words.ts'

export const fiveLayerBeanDip = recipe(
  {
    id: 'five-layer-bean-dip',
    cuisine: 'TEX_MEX',
    slots: ['SNACK'],
    dishTags: ['APPETIZERS'],
    servings: 2,
    minutes: { active: 11, total: 11 },
    skill: 'NOVICE',
    equipment: ['GRATER'],
    noCook: true,
    ingredients: [
      { id: 'black-beans', g: 120, show: { qty: 0.5, unit: 'can' } },
      { id: 'cumin', g: 1, show: { qty: 0.5, unit: 'tsp' } },
      { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
      { id: 'avocado', g: 50, show: { qty: 0.5, unit: 'small' } },
      {
        id: 'greek-yogurt-0',
        g: 150,
        show: { qty: 10, unit: 'tbsp' },
        swaps: [{ id: 'soya-yogurt', g: 150, show: { qty: 10, unit: 'tbsp' } }],
      },
      { id: 'salsa', g: 48, show: { qty: 3, unit: 'tbsp' } },
      {
        id: 'cheddar',
        g: 20,
        knife: 'FINE',
        swaps: [{ id: 'nutritional-yeast', g: 5, show: { qty: 1, unit: 'tbsp' } }],
      },
      { id: 'spring-onion', g: 15, show: { qty: 1, unit: 'piece' }, knife: 'FINE' },
      { id: 'cucumber', g: 120, show: { qty: 20, unit: 'slice' } },
    ],
    steps: [
      { uses: ['black-beans', 'cumin'], minutes: 3 },
      { uses: ['avocado', 'lime-juice'], minutes: 2 },
      { uses: ['greek-yogurt-0', 'salsa'], minutes: 2 },
      { uses: ['cheddar', 'spring-onion', 'cucumber'], minutes: 2 },
    ],
    keepsDays: 1,
    freezable: false,
  },
  fiveLayerBeanDipWords,
)
