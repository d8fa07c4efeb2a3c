import { recipe } from '#planner/recipe.ts'

export const eggBhurjiPav = recipe({
  id: 'egg-bhurji-pav',
  title: 'Egg bhurji pav',
  blurb: "India's scrambled eggs, soft and loud at once, with peas, chilli and turmeric, served with a toasted bun.",
  cuisine: 'INDIAN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN', 'TOASTER'],
  noCook: false,
  ingredients: [
    { id: 'rapeseed-oil', g: 12, show: { qty: 2.5, unit: 'tsp' } },
    { id: 'spring-onion', g: 45, show: { qty: 3, unit: 'piece' }, prep: 'sliced' },
    { id: 'green-chilli', g: 15, show: { qty: 1, unit: 'piece' }, prep: 'finely chopped' },
    { id: 'frozen-peas', g: 80, show: { qty: 2, unit: 'handful' } },
    { id: 'tomato', g: 91, show: { qty: 1, unit: 'small' }, prep: 'chopped' },
    { id: 'turmeric', g: 1, show: { qty: 0.33, unit: 'tsp' } },
    {
      id: 'egg',
      g: 200,
      show: { qty: 4, unit: 'large' },
      prep: 'beaten',
      swaps: [
        {
          id: 'tofu',
          g: 220,
          prep: 'crumbled',
          words: [
            [
              'Lower the flame. Pour in the eggs, wait for the edge to set, and push it inwards again and again: stop while the curds are still shiny.',
              'Add the crumbled tofu and stir it about until it looks dry and golden.',
            ],
          ],
        },
      ],
    },
    { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'chopped' },
    {
      id: 'burger-bun-wholemeal',
      g: 100,
      show: { qty: 2, unit: 'piece' },
      prep: 'split',
      swaps: [{ id: 'gf-burger-bun', g: 120, show: { qty: 2, unit: 'piece' }, prep: 'split' }],
    },
    { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Get spring onions and chilli sizzling with the oil in a frying pan. Once they smell sweet, put in peas, tomato, turmeric and salt and stir until it is jammy.',
      uses: ['rapeseed-oil', 'spring-onion', 'green-chilli', 'frozen-peas', 'tomato', 'turmeric', 'salt'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Meanwhile send the buns down in the toaster.',
      uses: ['burger-bun-wholemeal'],
      minutes: 2,
      meanwhile: true,
    },
    {
      text: 'Lower the flame. Pour in the eggs, wait for the edge to set, and push it inwards again and again: stop while the curds are still shiny.',
      uses: ['egg'],
      minutes: 2,
      softEggs: true,
    },
    { text: 'Heap next to the bun under a green hail of coriander and tear, scoop, repeat.', uses: ['coriander'] },
  ],
  portionSteps: [1, 2],
  keepsDays: 0,
  freezable: false,
})
