import { recipe } from '#planner/recipe.ts'

export const peanutJellyPorridge = recipe({
  id: 'peanut-jelly-porridge',
  title: 'Peanut butter and jelly porridge',
  blurb:
    'The great American sandwich turned into a bowl: soft oats, raspberries crushed to a quick jam and a ripple of peanut.',
  cuisine: 'AMERICAN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 4, total: 6 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'oats', g: 45, swaps: [{ id: 'gf-oats', g: 45 }] },
    {
      id: 'milk-semi',
      g: 122,
      show: { qty: 0.5, unit: 'cup' },
      swaps: [
        { id: 'lactose-free-milk', g: 122, show: { qty: 0.5, unit: 'cup' } },
        { id: 'soya-milk', g: 122, show: { qty: 0.5, unit: 'cup' } },
      ],
    },
    { id: 'water', g: 120, show: { qty: 0.5, unit: 'cup' } },
    { id: 'raspberries', g: 120 },
    { id: 'jam-reduced', g: 10, show: { qty: 0.5, unit: 'tbsp' } },
    {
      id: 'peanut-butter',
      g: 16,
      show: { qty: 1, unit: 'tbsp' },
    },
    { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'In the deepest bowl you own, stir oats, milk, water and salt. Deep matters, because oats climb.',
      uses: ['oats', 'milk-semi', 'water', 'salt'],
      minutes: 1,
    },
    {
      text: 'Microwave at full power for ninety seconds, stir, and give it another minute. It is thick enough when the spoon leaves a dent.',
      uses: [],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Meanwhile bruise the raspberries with the jam until they drip red.',
      uses: ['raspberries', 'jam-reduced'],
      minutes: 1,
      meanwhile: true,
    },
    {
      text: 'Swirl the peanut butter through in one lazy figure of eight and fill the furrows with fruit.',
      uses: ['peanut-butter'],
      minutes: 1,
    },
  ],
  keepsDays: 0,
  freezable: false,
})
