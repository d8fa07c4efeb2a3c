import { recipe } from '#planner/recipe.ts'

export const huevosMexicana = recipe({
  id: 'huevos-mexicana',
  title: 'Huevos a la mexicana',
  blurb: 'Scrambled eggs in the colours of the flag: tomato, onion and green chilli, with warm tortillas and avocado.',
  cuisine: 'MEXICAN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 2,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'rapeseed-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
    { id: 'onion', g: 35, show: { qty: 0.5, unit: 'small' }, prep: 'chopped' },
    { id: 'jalapeno', g: 14, show: { qty: 1, unit: 'piece' }, prep: 'chopped' },
    { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, prep: 'diced' },
    {
      id: 'egg',
      g: 200,
      show: { qty: 4, unit: 'large' },
      prep: 'lightly beaten',
      swaps: [
        {
          id: 'tofu',
          g: 240,
          prep: 'crumbled small',
          words: [
            ['Huevos a la mexicana', 'Tofu a la mexicana'],
            ['Scrambled eggs', 'Scrambled tofu'],
            ['weeping eggs', 'soggy tofu'],
            [
              'Turn the flame right down, let the eggs slide in and push them about in slow, broad strokes. Stop while they look moist.',
              'Add the crumbled tofu and turn it over and over until it looks dry and takes on a little colour.',
            ],
          ],
        },
      ],
    },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
    { id: 'corn-tortilla', g: 96, show: { qty: 4, unit: 'piece' }, prep: 'warmed' },
    { id: 'avocado', g: 50, show: { qty: 0.5, unit: 'small' }, prep: 'sliced' },
  ],
  steps: [
    {
      text: 'Onion and jalapeño go into the hot oil first. Give them a minute or two in the frying pan; they should still crunch.',
      uses: ['rapeseed-oil', 'onion', 'jalapeno'],
      minutes: 2,
    },
    {
      text: 'Follow with tomato and salt, and wait until its juice has all but dried up, because watery tomatoes make weeping eggs.',
      uses: ['tomato', 'salt'],
      minutes: 2,
    },
    {
      text: 'Turn the flame right down, let the eggs slide in and push them about in slow, broad strokes. Stop while they look moist.',
      uses: ['egg'],
      minutes: 3,
      waits: true,
      softEggs: true,
    },
    {
      text: 'Divide between the plates with avocado beside it and the tortillas wrapped in a napkin.',
      uses: ['corn-tortilla', 'avocado'],
      minutes: 1,
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 0,
  freezable: false,
  tip: 'For less heat, scrape the seeds and the white ribs out of the chilli.',
})
