import { recipe } from '#planner/recipe.ts'

export const snapperPlaki = recipe({
  id: 'snapper-plaki',
  title: 'Fish plaki, baked with tomatoes and potatoes',
  blurb: 'Fish the island way, on a bed of thin potatoes, tomatoes and onion, with a lid of parsley, lemon and garlic.',
  cuisine: 'GREEK',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 65 },
  skill: 'BASIC',
  equipment: ['OVEN', 'BAKING_DISH'],
  noCook: false,
  ingredients: [
    {
      id: 'potato',
      g: 360,
      show: { qty: 2, unit: 'medium' },
      prep: 'in slices as thin as a coin',
      swaps: [{ id: 'sweet-potato', g: 360, prep: 'peeled, in slices as thin as a coin' }],
    },
    { id: 'red-onion', g: 70, show: { qty: 1, unit: 'small' }, prep: 'in thin rings' },
    { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
    { id: 'tinned-tomatoes', g: 400, show: { qty: 1, unit: 'can' } },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'finely chopped' },
    { id: 'dried-oregano', g: 1, show: { qty: 1, unit: 'tsp' } },
    {
      id: 'snapper',
      g: 280,
      show: { qty: 2, unit: 'fillet' },
      swaps: [
        {
          id: 'chicken-breast',
          g: 260,
          prep: 'in finger-thick strips',
          words: [
            ['Fish plaki', 'Chicken plaki'],
            ['Fish the island way', 'Chicken the island way'],
            [
              'bake until the potatoes yield to a fork and the rims of the sauce have caught',
              'bake until the slices begin to soften and the sauce bubbles',
            ],
            [
              'Nestle the fish in, season it with pepper and the last of the salt, lay lemon slices on its back and drop the olives around. Brush it with the oil that remains.',
              'Push the strips of chicken into the sauce, season them with pepper and the last of the salt, lay the lemon slices on top and drop the olives around. Brush it all with the oil that remains.',
            ],
            [
              'Back it goes. It is done when the flesh parts in big, pearly petals.',
              'Back it goes for twenty minutes. Cut into the thickest strip: no pink may be left.',
            ],
          ],
        },
      ],
    },
    { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'chopped' },
    { id: 'lemon', g: 29, show: { qty: 0.5, unit: 'piece' }, prep: 'in thin slices' },
    { id: 'olives', g: 35, show: { qty: 10, unit: 'piece' }, prep: 'stoned' },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Get the oven going at 200 °C fan. In a baking dish turn the potatoes and onion over in three quarters of the oil and two thirds of the salt, and spread them flat.',
      uses: ['potato', 'red-onion', 'olive-oil', 'salt'],
      minutes: 5,
    },
    {
      text: 'Pour on the tomatoes, garlic and oregano, and bake until the potatoes yield to a fork and the rims of the sauce have caught.',
      uses: ['tinned-tomatoes', 'garlic', 'dried-oregano'],
      minutes: 30,
      waits: true,
    },
    {
      text: 'Nestle the fish in, season it with pepper and the last of the salt, lay lemon slices on its back and drop the olives around. Brush it with the oil that remains.',
      uses: ['snapper', 'lemon', 'olives', 'black-pepper'],
      minutes: 2,
    },
    {
      text: 'Back it goes. It is done when the flesh parts in big, pearly petals.',
      uses: [],
      minutes: 12,
      waits: true,
    },
    {
      text: 'Bury it under the parsley and let it calm down for a few minutes; plaki likes to be warm rather than hot.',
      uses: ['parsley'],
    },
  ],
  portionSteps: [1, 2],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: false,
})
