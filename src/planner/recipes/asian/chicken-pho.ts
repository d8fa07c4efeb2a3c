import { recipe } from '#planner/recipe.ts'

export const chickenPho = recipe({
  id: 'chicken-pho',
  title: 'Half-hour chicken pho',
  blurb:
    'Not the broth of a whole night, but star anise, charred ginger and onion get remarkably close in thirty minutes.',
  cuisine: 'ASIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SOUPS'],
  servings: 2,
  minutes: { active: 20, total: 30 },
  skill: 'BASIC',
  equipment: ['HOB', 'SAUCEPAN', 'KETTLE'],
  noCook: false,
  ingredients: [
    { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'halved' },
    { id: 'ginger', g: 30, show: { qty: 2, unit: 'knob' }, prep: 'halved lengthways' },
    { id: 'star-anise', g: 3, show: { qty: 3, unit: 'piece' }, fixed: true },
    { id: 'cinnamon-stick', g: 3, show: { qty: 1, unit: 'piece' }, retained: 0.2, fixed: true },
    {
      id: 'chicken-stock-unsalted',
      g: 400,
      show: { qty: 400, unit: 'ml' },
      swaps: [{ id: 'vegetable-stock', g: 400, show: { qty: 400, unit: 'ml' } }],
    },
    { id: 'water', g: 250, show: { qty: 250, unit: 'ml' } },
    {
      id: 'chicken-breast',
      g: 240,
      swaps: [
        {
          id: 'tofu-extra-firm',
          g: 280,
          show: { qty: 1, unit: 'block' },
          words: [
            ['Half-hour chicken pho', 'Half-hour tofu pho'],
            [
              ', lower in the chicken whole and poach it with the surface barely shivering. After fifteen minutes, cut into the middle: white, and the juice clear.',
              ' and let them steep with the surface barely shivering. After ten minutes slide in the tofu, in thick slices, for five more.',
            ],
            [' Slice the meat thinly.', ' Lift out the tofu first.'],
            ['chicken over them', 'tofu over them'],
          ],
        },
      ],
    },
    {
      id: 'fish-sauce',
      g: 18,
      show: { qty: 1, unit: 'tbsp' },
      swaps: [
        { id: 'soy-sauce', g: 18, show: { qty: 1, unit: 'tbsp' } },
        { id: 'tamari', g: 18, show: { qty: 1, unit: 'tbsp' } },
      ],
    },
    { id: 'rice-noodles', g: 120 },
    { id: 'bean-sprouts', g: 80, show: { qty: 2, unit: 'handful' } },
    { id: 'lime', g: 67, show: { qty: 1, unit: 'piece' }, prep: 'quartered' },
    { id: 'thai-basil', g: 10, show: { qty: 1, unit: 'handful' } },
    { id: 'red-chilli', g: 8, show: { qty: 1, unit: 'small' }, prep: 'sliced' },
  ],
  steps: [
    {
      text: 'Press the cut sides of onion and ginger into a dry, very hot saucepan and leave them until they are black in places. The spices join for the last half minute.',
      uses: ['onion', 'ginger', 'star-anise', 'cinnamon-stick'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Pour on the stock and the water, lower in the chicken whole and poach it with the surface barely shivering. After fifteen minutes, cut into the middle: white, and the juice clear.',
      uses: ['chicken-stock-unsalted', 'water', 'chicken-breast'],
      minutes: 16,
      waits: true,
    },
    {
      text: 'Cover the noodles with boiling water from the kettle in the meantime, and drain them when they are soft but not slack.',
      uses: ['rice-noodles'],
      minutes: 8,
      waits: true,
      meanwhile: true,
    },
    {
      text: 'Fish out everything that has given its flavour. Season the broth with the fish sauce, bring it back to a boil and give the sprouts two minutes in it, until they steam all through. Slice the meat thinly.',
      uses: ['fish-sauce', 'bean-sprouts'],
      minutes: 4,
    },
    {
      text: 'Noodles in the bowls, chicken over them, and the broth with its sprouts as hot as you can get it. Basil, chilli and lime are for each to add.',
      uses: ['thai-basil', 'red-chilli', 'lime'],
      minutes: 2,
    },
  ],
  keepsDays: 2,
  leftovers: 'HOT',
  freezable: false,
})
