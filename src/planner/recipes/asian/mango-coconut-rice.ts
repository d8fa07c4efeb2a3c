import { recipe } from '#planner/recipe.ts'

export const mangoCoconutRice = recipe({
  id: 'mango-coconut-rice',
  title: 'Mango coconut rice bowl',
  blurb:
    'The idea of mango sticky rice, made for the morning: warm grains in coconut milk, cold fruit and a salty-sweet finish.',
  cuisine: 'ASIAN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 7, total: 8 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE'],
  noCook: true,
  ingredients: [
    { id: 'rice-cooked', g: 125, show: { qty: 0.5, unit: 'pouch' } },
    { id: 'coconut-milk-light', g: 100, show: { qty: 100, unit: 'ml' } },
    {
      id: 'natural-yogurt',
      g: 60,
      show: { qty: 4, unit: 'tbsp' },
      swaps: [
        { id: 'lactose-free-yogurt', g: 60, show: { qty: 4, unit: 'tbsp' } },
        { id: 'soya-yogurt', g: 60, show: { qty: 4, unit: 'tbsp' } },
      ],
    },
    { id: 'mango', g: 125, show: { qty: 0.5, unit: 'medium' }, prep: 'sliced' },
    { id: 'sesame-seeds', g: 4.5, show: { qty: 0.5, unit: 'tbsp' } },
    { id: 'lime-juice', g: 5, show: { qty: 1, unit: 'tsp' } },
    { id: 'salt', g: 0.3, show: { qty: 1, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Put rice, coconut milk and salt in a bowl with room to rise. Microwave for two minutes, stir, and repeat until the grains have swollen and the milk is a sauce.',
      uses: ['rice-cooked', 'coconut-milk-light', 'salt'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Let it settle for a minute, then fold in the yogurt, which makes it creamy and brings it down to eating heat.',
      uses: ['natural-yogurt'],
      minutes: 2,
    },
    {
      text: 'Fan the mango over the rice, wet it with lime and finish with sesame.',
      uses: ['mango', 'lime-juice', 'sesame-seeds'],
      minutes: 1,
    },
  ],
  keepsDays: 0,
  freezable: false,
  tip: 'Frozen mango, left overnight in the fridge, is fine outside the season.',
})
