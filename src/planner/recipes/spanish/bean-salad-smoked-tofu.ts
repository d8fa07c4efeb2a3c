import { recipe } from '#planner/recipe.ts'

export const beanSaladSmokedTofu = recipe({
  id: 'bean-salad-smoked-tofu',
  title: 'White bean salad with peppers and smoked tofu',
  blurb: 'A Catalan salad for hot days: soft white beans and smoked tofu with sweet peppers, green olives and vinegar.',
  cuisine: 'SPANISH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: ['GRATER'],
  noCook: true,
  ingredients: [
    { id: 'tomato', g: 182, show: { qty: 1, unit: 'large' }, prep: 'halved' },
    { id: 'red-wine-vinegar', g: 14.9, show: { qty: 1, unit: 'tbsp' } },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'smoked-paprika', g: 1.2, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'haricot-beans', g: 360, show: { qty: 1.5, unit: 'can' } },
    { id: 'smoked-tofu', g: 113, show: { qty: 0.5, unit: 'block' }, prep: 'torn into flakes' },
    { id: 'roasted-peppers', g: 150, show: { qty: 3, unit: 'piece' }, prep: 'in ribbons' },
    { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, prep: 'sliced on the slant' },
    { id: 'green-olives', g: 36, show: { qty: 12, unit: 'piece' }, prep: 'stoned, halved' },
    { id: 'little-gem', g: 100, show: { qty: 1, unit: 'head' }, prep: 'leaves apart' },
  ],
  steps: [
    {
      text: 'Grate the cut faces of the tomato on the coarse side of a grater until only the skin is left in your hand. Stir vinegar, oil and paprika into the pulp.',
      uses: ['tomato', 'red-wine-vinegar', 'olive-oil', 'smoked-paprika'],
      minutes: 2,
    },
    {
      text: 'Sluice the beans with cold water, let them drip, and coat them with this red dressing.',
      uses: ['haricot-beans'],
      minutes: 2,
    },
    {
      text: 'Pull the tofu apart with your fingers into ragged flakes, as one does with salt cod, and add it with the peppers, spring onions and olives.',
      uses: ['smoked-tofu', 'roasted-peppers', 'spring-onion', 'green-olives'],
      minutes: 3,
    },
    { text: 'Line the plates with the lettuce leaves like boats and load them up.', uses: ['little-gem'] },
  ],
  keepsDays: 2,
  leftovers: 'COLD',
  freezable: false,
  tip: 'It travels well. Keep the lettuce separate and eat it with a fork at your desk.',
})
