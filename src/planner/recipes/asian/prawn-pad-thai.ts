import { recipe } from '#planner/recipe.ts'

export const prawnPadThai = recipe({
  id: 'prawn-pad-thai',
  title: 'Pad thai with prawns',
  blurb:
    'Street-stall rice noodles with a proper tamarind tang: springy, sweet and sour, with prawns, egg and a squeeze of lime.',
  cuisine: 'ASIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['PASTA'],
  servings: 2,
  minutes: { active: 25, total: 30 },
  skill: 'INTERMEDIATE',
  equipment: ['HOB', 'WOK', 'KETTLE'],
  noCook: false,
  ingredients: [
    { id: 'rice-noodles', g: 120 },
    { id: 'tamarind-paste', g: 24, show: { qty: 1.5, unit: 'tbsp' }, group: 'Sauce' },
    {
      id: 'fish-sauce',
      g: 15,
      show: { qty: 2.5, unit: 'tsp' },
      group: 'Sauce',
      swaps: [
        {
          id: 'soy-sauce',
          g: 18,
          show: { qty: 1, unit: 'tbsp' },
          words: [['Stir the sauce together', 'Stir the sauce together, with soy sauce in it,']],
        },
        {
          id: 'tamari',
          g: 18,
          show: { qty: 1, unit: 'tbsp' },
          words: [['Stir the sauce together', 'Stir the sauce together, with tamari in it,']],
        },
      ],
    },
    { id: 'brown-sugar', g: 12, show: { qty: 1, unit: 'tbsp' }, group: 'Sauce' },
    { id: 'water', g: 45, show: { qty: 3, unit: 'tbsp' }, group: 'Sauce' },
    { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
    {
      id: 'prawns',
      g: 180,
      swaps: [
        {
          id: 'chicken-breast',
          g: 160,
          prep: 'in thin strips',
          words: [
            ['with prawns', 'with chicken'],
            [
              'prawns. As soon as they are pink on both sides, out they come.',
              'chicken. Toss it for five minutes or so, until the thickest strip is white all through, and out it comes.',
            ],
            ['The prawns come back', 'The chicken comes back'],
          ],
        },
        {
          id: 'tofu-extra-firm',
          g: 200,
          prep: 'in small dice',
          words: [
            ['with prawns', 'with tofu'],
            [
              'prawns. As soon as they are pink on both sides, out they come.',
              'tofu. Toss it until it is golden on several sides, and out it comes.',
            ],
            ['The prawns come back', 'The tofu comes back'],
          ],
        },
      ],
    },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'chopped' },
    {
      id: 'egg',
      g: 100,
      show: { qty: 2, unit: 'large' },
      prep: 'beaten',
      swaps: [
        {
          id: 'tofu',
          g: 70,
          prep: 'crumbled',
          words: [
            [', egg and a squeeze', ' and a squeeze'],
            [
              'let the egg set in the gap, then chop it through the noodles',
              'let the crumbled tofu take colour in the gap, then toss it through the noodles',
            ],
          ],
        },
      ],
    },
    { id: 'bean-sprouts', g: 120, show: { qty: 3, unit: 'handful' } },
    { id: 'spring-onion', g: 45, show: { qty: 3, unit: 'piece' }, prep: 'in finger lengths' },
    {
      id: 'peanuts',
      g: 18,
      show: { qty: 2, unit: 'tbsp' },
      prep: 'crushed',
    },
    { id: 'lime', g: 67, show: { qty: 1, unit: 'piece' }, prep: 'in wedges' },
  ],
  steps: [
    {
      text: 'Cover the noodles with hot, not boiling, water from the kettle. Stop while they still fight back a little, like a rubber band; the wok does the rest.',
      uses: ['rice-noodles'],
      minutes: 10,
      waits: true,
    },
    {
      text: 'Stir the sauce together until the sugar no longer crunches, and set everything else within reach. From here on it goes fast.',
      uses: ['tamarind-paste', 'fish-sauce', 'brown-sugar', 'water'],
      minutes: 2,
    },
    {
      text: 'Smoking hot wok, half of the oil, prawns. As soon as they are pink on both sides, out they come.',
      uses: ['rapeseed-oil', 'prawns'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Other half of the oil, the garlic, three stirs. Slide in the drained noodles and pour the sauce over them.',
      uses: ['garlic'],
      minutes: 1,
    },
    {
      text: 'Toss with two spoons until the noodles have drunk the sauce and turned amber. A spoon of water helps if they stick.',
      uses: [],
      minutes: 3,
    },
    {
      text: 'Push them to one side and let the egg set in the gap, then chop it through the noodles.',
      uses: ['egg'],
      minutes: 2,
    },
    {
      text: 'Sprouts and spring onions are tossed in for two minutes, until the sprouts steam all through. The prawns come back last, to get hot again. Peanuts and lime wedges at the table.',
      uses: ['bean-sprouts', 'spring-onion', 'peanuts', 'lime'],
      minutes: 3,
    },
  ],
  portionSteps: [1, 2],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
})
