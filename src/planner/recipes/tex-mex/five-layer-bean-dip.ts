import { recipe } from '#planner/recipe.ts'

export const fiveLayerBeanDip = recipe({
  id: 'five-layer-bean-dip',
  title: 'Five-layer bean dip',
  blurb: 'The party dip in a glass for two: black beans, cool yogurt, avocado, salsa and a little Cheddar.',
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
      id: 'cheddar-light',
      g: 20,
      prep: 'finely grated',
      swaps: [
        {
          id: 'nutritional-yeast',
          g: 5,
          show: { qty: 1, unit: 'tbsp' },
          words: [
            ['a little Cheddar', 'a little nutritional yeast'],
            ['with Cheddar and spring', 'with nutritional yeast and spring'],
          ],
        },
      ],
    },
    { id: 'spring-onion', g: 15, show: { qty: 1, unit: 'piece' }, prep: 'in fine rings' },
    { id: 'cucumber', g: 120, show: { qty: 20, unit: 'slice' } },
  ],
  steps: [
    {
      text: 'Grind the beans with cumin under a fork, adding a few drops of water, until they are as smooth as you have patience for. Pack them into tumblers.',
      uses: ['black-beans', 'cumin'],
      minutes: 3,
    },
    {
      text: 'Second storey: the avocado, mashed with the lime so that it keeps its green.',
      uses: ['avocado', 'lime-juice'],
      minutes: 2,
    },
    {
      text: 'Smooth the yogurt over it with the back of a spoon, right to the glass, and float the salsa on that.',
      uses: ['greek-yogurt-0', 'salsa'],
      minutes: 2,
    },
    {
      text: 'Roof it with Cheddar and spring onion. Dig down through every layer with slices of cucumber.',
      uses: ['cheddar-light', 'spring-onion', 'cucumber'],
      minutes: 2,
    },
  ],
  keepsDays: 1,
  freezable: false,
})
