import { recipe } from '#planner/recipe.ts'

export const tahiniBakedCod = recipe({
  id: 'tahini-baked-cod',
  title: 'Cod baked in tahini with golden onions',
  blurb:
    'Samak bi tahini from the Lebanese coast: white fish under a lemony sesame blanket, sweet onions and a few pine nuts.',
  cuisine: 'MIDDLE_EASTERN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 40 },
  skill: 'BASIC',
  equipment: ['OVEN', 'HOB', 'FRYING_PAN', 'BAKING_DISH', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    { id: 'basmati-rice', g: 100, prep: 'rinsed' },
    { id: 'water', g: 240, show: { qty: 1, unit: 'cup' } },
    { id: 'onion', g: 220, show: { qty: 2, unit: 'medium' }, prep: 'thinly sliced' },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'coriander-seed', g: 1.8, show: { qty: 1, unit: 'tsp' } },
    {
      id: 'cod',
      g: 280,
      show: { qty: 2, unit: 'fillet' },
      swaps: [
        {
          id: 'chicken-breast',
          g: 260,
          prep: 'in finger-thick strips',
          words: [
            ['Cod baked in', 'Chicken baked in'],
            [
              'Samak bi tahini from the Lebanese coast: white fish under',
              'After a dish of the Lebanese coast: chicken under',
            ],
            ['Bed the fish on the onions', 'Bed the chicken on the onions'],
            ['bake it for six minutes by itself', 'bake it for eleven minutes by itself'],
            ['Cloak the fish', 'Cloak the chicken'],
            [
              'until it flakes, quivers and freckles brown',
              'until it freckles brown and the thickest strip shows no pink when you cut it',
            ],
            ['spoon the fish', 'spoon the chicken'],
          ],
        },
      ],
    },
    { id: 'tahini', g: 45, show: { qty: 3, unit: 'tbsp' } },
    { id: 'lemon-juice', g: 46, show: { qty: 3, unit: 'tbsp' } },
    { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, prep: 'grated' },
    {
      id: 'pine-nuts',
      g: 8.6,
      show: { qty: 1, unit: 'tbsp' },
      swaps: [{ id: 'pumpkin-seeds', g: 8, show: { qty: 1, unit: 'tbsp' } }],
    },
    { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'chopped' },
    { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Fire up the oven to 190 °C fan. Soften the onions in the oil in a frying pan, slowly, until they slump into a golden heap, then mix in the ground coriander.',
      uses: ['onion', 'olive-oil', 'coriander-seed'],
      minutes: 14,
      waits: true,
    },
    {
      text: 'Bed the fish on the onions in a baking dish, sprinkle with half of the salt and bake it for six minutes by itself.',
      uses: ['cod', 'salt'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'In the meantime simmer the rice in a small saucepan, under a lid, with two thirds of the water and what remains of the salt.',
      uses: ['basmati-rice', 'water'],
      minutes: 12,
      waits: true,
      meanwhile: true,
    },
    {
      text: 'Whisk tahini, lemon juice, garlic and the last third of the water into a sauce as loose as single cream. It thickens in the heat.',
      uses: ['tahini', 'lemon-juice', 'garlic'],
      minutes: 2,
    },
    {
      text: 'Cloak the fish with the sauce, dot it with pine nuts and bake on, until it flakes, quivers and freckles brown.',
      uses: ['pine-nuts'],
      minutes: 10,
      waits: true,
    },
    { text: 'Fluff the rice, spoon the fish alongside and scatter parsley over both.', uses: ['parsley'] },
  ],
  portionSteps: [1, 2],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
})
