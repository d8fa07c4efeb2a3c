import { recipe } from '#planner/recipe.ts'

export const blackenedSnapperMaqueChoux = recipe({
  id: 'blackened-snapper-maque-choux',
  title: 'Blackened snapper with maque choux',
  blurb:
    'Fish with a dark spice crust and the sweetcorn stew that the Cajuns cook beside it, thick with its own starch.',
  cuisine: 'CAJUN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 25, total: 30 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    {
      id: 'butter',
      g: 10,
      show: { qty: 2, unit: 'knob' },
      swaps: [
        {
          id: 'olive-oil',
          g: 9,
          show: { qty: 2, unit: 'tsp' },
          words: [['Melt the butter in a saucepan', 'Warm a spoon of the olive oil in a saucepan']],
        },
      ],
    },
    { id: 'red-pepper', g: 119, show: { qty: 1, unit: 'medium' }, prep: 'in small dice' },
    { id: 'spring-onion', g: 60, show: { qty: 4, unit: 'piece' }, prep: 'sliced' },
    { id: 'frozen-sweetcorn', g: 300 },
    { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, prep: 'chopped' },
    {
      id: 'milk-semi',
      g: 81,
      show: { qty: 0.33, unit: 'cup' },
      swaps: [{ id: 'soya-milk', g: 81, show: { qty: 0.33, unit: 'cup' } }],
    },
    {
      id: 'snapper',
      g: 280,
      show: { qty: 2, unit: 'fillet' },
      swaps: [
        {
          id: 'chicken-breast',
          g: 260,
          prep: 'in two thin escalopes',
          words: [
            ['Blackened snapper', 'Blackened chicken'],
            ['Fish with a dark', 'Chicken with a dark'],
            ['Oil the fish on', 'Oil the chicken on'],
            [
              'Three minutes on the skin side, two on the other: almost black outside, flaking and opaque within.',
              'Four minutes on each side, with the heat turned down a little: almost black outside, and no pink left where you cut into the middle.',
            ],
            ['snapper on top', 'chicken on top'],
          ],
        },
      ],
    },
    { id: 'paprika', g: 4.6, show: { qty: 2, unit: 'tsp' } },
    { id: 'cajun-seasoning', g: 5.4, show: { qty: 2, unit: 'tsp' } },
    { id: 'dried-thyme', g: 1, show: { qty: 1, unit: 'tsp' } },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    { id: 'lemon', g: 28, show: { qty: 4, unit: 'wedge' } },
    { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Melt the butter in a saucepan and soften pepper and spring onions in it with the lid on.',
      uses: ['butter', 'red-pepper', 'spring-onion'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Stir in corn, tomato, milk and half of the salt. Cook until juicy, then crush a quarter of it with a masher, and it turns creamy by itself.',
      uses: ['frozen-sweetcorn', 'tomato', 'milk-semi'],
      minutes: 9,
      waits: true,
    },
    {
      text: 'On a plate mix paprika, Cajun spice, thyme and the other half of the salt. Oil the fish on both sides and press it into the mixture.',
      uses: ['paprika', 'cajun-seasoning', 'dried-thyme', 'salt', 'snapper', 'olive-oil'],
      minutes: 3,
    },
    {
      text: 'Open a window and get an empty frying pan smoking hot. Three minutes on the skin side, two on the other: almost black outside, flaking and opaque within.',
      uses: [],
      minutes: 6,
      waits: true,
    },
    { text: 'Corn first, snapper on top, lemon for squeezing.', uses: ['lemon'] },
  ],
  portionSteps: [1, 2],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
})
