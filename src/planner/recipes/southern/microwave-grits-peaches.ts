import { recipe } from '#planner/recipe.ts'

export const microwaveGritsPeaches = recipe({
  id: 'microwave-grits-peaches',
  title: 'Sweet grits with tinned peaches and seeds',
  blurb:
    'Porridge the Southern way: soft yellow grits, cinnamon peaches and a spoon of seed butter melting in the middle.',
  cuisine: 'SOUTHERN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 5, total: 10 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'grits', g: 40, show: { qty: 0.25, unit: 'cup' } },
    { id: 'water', g: 200 },
    {
      id: 'milk-semi',
      g: 61,
      show: { qty: 0.25, unit: 'cup' },
      swaps: [
        { id: 'lactose-free-milk', g: 61, show: { qty: 0.25, unit: 'cup' } },
        { id: 'soya-milk', g: 61, show: { qty: 0.25, unit: 'cup' } },
      ],
    },
    { id: 'salt', g: 0.4, show: { qty: 1, unit: 'pinch' } },
    { id: 'tinned-peaches', g: 150, show: { qty: 6, unit: 'slice' } },
    { id: 'cinnamon', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'sunflower-seed-butter', g: 16, show: { qty: 1, unit: 'tbsp' } },
    { id: 'maple-syrup', g: 6.6, show: { qty: 1, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Whisk grits, water and salt in a big heatproof bowl, big enough that they can rise. Two and a half minutes in the microwave.',
      uses: ['grits', 'water', 'salt'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Whisk out the lumps, add the milk and go on in bursts of one minute, stirring after each, till it slumps off the whisk.',
      uses: ['milk-semi'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Dust the peaches with cinnamon and let the hot grits warm them from below. The seed butter and maple go in the middle, where they melt.',
      uses: ['tinned-peaches', 'cinnamon', 'sunflower-seed-butter', 'maple-syrup'],
      minutes: 1,
    },
  ],
  keepsDays: 1,
  freezable: false,
  tip: 'Cold grits set firm. Break them up with a splash of milk before you warm them again.',
})
