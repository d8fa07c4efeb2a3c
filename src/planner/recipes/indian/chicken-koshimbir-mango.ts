import { recipe } from '#planner/recipe.ts'

export const chickenKoshimbirMango = recipe({
  id: 'chicken-koshimbir-mango',
  title: 'Chicken koshimbir with carrot, mango and coconut',
  blurb:
    'A crunchy Maharashtrian grated salad made a meal: carrot, cabbage, ripe mango, cold chicken and toasted coconut.',
  cuisine: 'INDIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 13, total: 13 },
  skill: 'NOVICE',
  equipment: ['MICROWAVE', 'GRATER'],
  noCook: true,
  ingredients: [
    { id: 'desiccated-coconut', g: 20, show: { qty: 4, unit: 'tbsp' } },
    { id: 'garam-masala', g: 2, show: { qty: 1, unit: 'tsp' }, group: 'Dressing' },
    { id: 'lime-juice', g: 45, show: { qty: 3, unit: 'tbsp' }, group: 'Dressing' },
    { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' }, group: 'Dressing' },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' }, group: 'Dressing' },
    { id: 'chicken-breast-cooked', g: 220, show: { qty: 11, unit: 'slice' }, prep: 'in thin strips' },
    { id: 'carrot', g: 183, show: { qty: 3, unit: 'medium' }, prep: 'coarsely grated' },
    { id: 'cabbage', g: 140, show: { qty: 6, unit: 'leaf' }, prep: 'shredded as fine as you can' },
    { id: 'mango', g: 250, show: { qty: 1, unit: 'medium' }, prep: 'in small dice' },
    { id: 'green-chilli', g: 8, show: { qty: 1, unit: 'small' }, prep: 'finely chopped' },
    { id: 'coriander', g: 20, show: { qty: 2, unit: 'handful' }, prep: 'chopped' },
  ],
  steps: [
    {
      text: 'Spread the coconut on a plate and toast it in the microwave, half a minute at a time with a stir between, until it is biscuit-coloured.',
      uses: ['desiccated-coconut'],
      minutes: 2,
    },
    {
      text: 'In the salad bowl beat lime juice, oil, garam masala, chilli and salt.',
      uses: ['lime-juice', 'olive-oil', 'garam-masala', 'green-chilli', 'salt'],
      minutes: 1,
    },
    {
      text: 'Grate the carrots and shred the cabbage straight into it. Squeeze them between your fingers a few times, so that they relax and let the lime in.',
      uses: ['carrot', 'cabbage'],
      minutes: 4,
    },
    {
      text: 'Add chicken, mango and coriander, mix from below, and strew the coconut over everything.',
      uses: ['chicken-breast-cooked', 'mango', 'coriander'],
      minutes: 2,
    },
  ],
  keepsDays: 1,
  leftovers: 'COLD',
  freezable: false,
})
