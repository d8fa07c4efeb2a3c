import { recipe } from '#planner/recipe.ts'

export const patatasBravas = recipe({
  id: 'patatas-bravas',
  title: 'Patatas bravas',
  blurb:
    'Crisp-edged potatoes and the old Madrid sauce, which holds no tomato at all: paprika, garlic, stock and a kick.',
  cuisine: 'SPANISH',
  slots: ['SNACK'],
  dishTags: ['SIDE_DISHES'],
  servings: 2,
  minutes: { active: 15, total: 25 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN', 'SAUCEPAN', 'MICROWAVE'],
  noCook: false,
  ingredients: [
    { id: 'potato', g: 300, prep: 'scrubbed, in rough chunks' },
    { id: 'olive-oil', g: 11.3, show: { qty: 2.5, unit: 'tsp' } },
    { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, prep: 'grated' },
    { id: 'smoked-paprika', g: 2.3, show: { qty: 1, unit: 'tsp' } },
    { id: 'cayenne', g: 0.2, show: { qty: 1, unit: 'pinch' } },
    { id: 'vegetable-stock', g: 120, show: { qty: 0.5, unit: 'cup' } },
    { id: 'cornflour', g: 4.1, show: { qty: 1.5, unit: 'tsp' } },
    { id: 'red-wine-vinegar', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Steam the potatoes in a lidded bowl in the microwave until they are tender but not crumbling, then shake the bowl hard: fluffy corners turn crisp.',
      uses: ['potato'],
      minutes: 7,
      waits: true,
    },
    {
      text: 'Spread them in a frying pan with two thirds of the oil. Let each side go deep gold before you touch it.',
      uses: ['olive-oil'],
      minutes: 12,
      waits: true,
    },
    {
      text: 'For the sauce, sizzle garlic, paprika and cayenne in the other third of the oil in a little saucepan, count to ten and drown it in the stock, into which you have whisked the cornflour.',
      uses: ['garlic', 'smoked-paprika', 'cayenne', 'vegetable-stock', 'cornflour'],
      minutes: 2,
    },
    {
      text: 'Stir while it clouds, clears and turns glossy. Vinegar and half of the salt go in at the end.',
      uses: ['red-wine-vinegar', 'salt'],
      minutes: 3,
      waits: true,
    },
    { text: 'Salt the potatoes and pour the sauce over some of them, so that the rest stay crunchy.', uses: [] },
  ],
  keepsDays: 1,
  freezable: false,
  tip: 'The sauce on its own keeps four days and does beans good, too.',
})
