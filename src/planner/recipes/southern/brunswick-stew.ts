import { recipe } from '#planner/recipe.ts'

export const brunswickStew = recipe({
  id: 'brunswick-stew',
  title: 'Brunswick stew with chicken and butter beans',
  blurb:
    'Georgia and Virginia both claim it. Tomato, sweetcorn, beans and chicken simmered together, tangy with barbecue sauce.',
  cuisine: 'SOUTHERN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SOUPS'],
  servings: 4,
  minutes: { active: 20, total: 50 },
  skill: 'BASIC',
  equipment: ['HOB', 'CASSEROLE'],
  noCook: false,
  ingredients: [
    { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
    { id: 'onion', g: 220, show: { qty: 2, unit: 'medium' }, prep: 'chopped' },
    {
      id: 'chicken-thigh',
      g: 500,
      swaps: [
        {
          id: 'tofu-extra-firm',
          g: 560,
          show: { qty: 2, unit: 'block' },
          prep: 'in large cubes',
          words: [
            ['with chicken and', 'with tofu and'],
            ['beans and chicken simmered', 'beans and tofu simmered'],
            [
              'Colour the chicken in the oil in a casserole, without hurry, then take it out',
              'Brown the cubes of tofu in the oil in a casserole, without hurry, then take them out',
            ],
            ['and salt, return the chicken, and simmer', 'and salt, and simmer'],
            [
              'Meanwhile pull the chicken into shreds with two forks, and with no pink left it goes back.',
              'Put the tofu back with them.',
            ],
          ],
        },
      ],
    },
    { id: 'tinned-tomatoes', g: 400, show: { qty: 1, unit: 'can' } },
    {
      id: 'chicken-stock',
      g: 480,
      show: { qty: 2, unit: 'cup' },
      swaps: [{ id: 'vegetable-stock', g: 480, show: { qty: 2, unit: 'cup' } }],
    },
    { id: 'potato', g: 360, show: { qty: 2, unit: 'medium' }, prep: 'in 2 cm dice' },
    { id: 'butter-beans', g: 240, show: { qty: 1, unit: 'can' } },
    { id: 'frozen-sweetcorn', g: 200 },
    { id: 'okra', g: 150, prep: 'in thick rounds' },
    { id: 'barbecue-sauce', g: 68, show: { qty: 4, unit: 'tbsp' } },
    { id: 'apple-cider-vinegar', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
    { id: 'cayenne', g: 0.9, show: { qty: 0.5, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Colour the chicken in the oil in a casserole, without hurry, then take it out and let the onions clean the bottom with their own moisture.',
      uses: ['olive-oil', 'chicken-thigh', 'onion'],
      minutes: 12,
      waits: true,
    },
    {
      text: 'Add tomatoes, stock, barbecue sauce, cayenne and salt, return the chicken, and simmer with the lid ajar.',
      uses: ['tinned-tomatoes', 'chicken-stock', 'barbecue-sauce', 'cayenne', 'salt'],
      minutes: 15,
      waits: true,
    },
    {
      text: "The potatoes have their turn next; give them ten minutes' start.",
      uses: ['potato'],
      minutes: 10,
      waits: true,
    },
    {
      text: 'Beans, sweetcorn and okra follow. Meanwhile pull the chicken into shreds with two forks, and with no pink left it goes back.',
      uses: ['butter-beans', 'frozen-sweetcorn', 'okra'],
      minutes: 8,
      waits: true,
    },
    {
      text: 'It should be thick enough to hold a wooden spoon upright for a second. Wake it up with the vinegar.',
      uses: ['apple-cider-vinegar'],
      minutes: 1,
    },
  ],
  keepsDays: 3,
  leftovers: 'HOT',
  freezable: true,
})
