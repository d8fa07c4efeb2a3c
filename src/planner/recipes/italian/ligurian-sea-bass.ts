import { recipe } from '#planner/recipe.ts'

export const ligurianSeaBass = recipe({
  id: 'ligurian-sea-bass',
  title: 'Ligurian sea bass with potatoes and artichokes',
  blurb: 'The whole dinner on one tray: crisp potato tiles, browned artichokes and olives, with sea bass on top.',
  cuisine: 'ITALIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 15, total: 50 },
  skill: 'NOVICE',
  equipment: ['OVEN', 'BAKING_TRAY'],
  noCook: false,
  ingredients: [
    {
      id: 'potato',
      g: 360,
      show: { qty: 2, unit: 'medium' },
      prep: 'scrubbed, in slices as thin as a coin',
      swaps: [{ id: 'sweet-potato', g: 360, prep: 'peeled, in slices as thin as a coin' }],
    },
    { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
    { id: 'frozen-artichoke', g: 200, show: { qty: 10, unit: 'piece' }, prep: 'halved' },
    { id: 'red-onion', g: 70, show: { qty: 1, unit: 'small' }, prep: 'sliced' },
    { id: 'olives', g: 35, show: { qty: 10, unit: 'piece' }, prep: 'stoned' },
    {
      id: 'sea-bass',
      g: 240,
      swaps: [
        {
          id: 'cannellini-beans',
          g: 360,
          show: { qty: 1.5, unit: 'can' },
          words: [
            ['Ligurian sea bass with', 'Ligurian white beans with'],
            ['with sea bass on top', 'with white beans among them'],
            [
              'Nestle the sea bass in, skin up, brush it with the last of the oil, and season it with pepper and what salt remains. Return the tray to the heat. The fish is ready when its flakes slide apart under gentle pressure.',
              'Turn the drained cannellini beans in the last of the oil, season them with pepper and what salt remains, and tuck them between the vegetables. Return the tray to the heat until some of them split and turn crisp at the edges.',
            ],
          ],
        },
      ],
    },
    { id: 'lemon', g: 29, show: { qty: 0.5, unit: 'piece' }, prep: 'in wedges' },
    { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'chopped' },
    { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Set the oven to 200 °C fan. Toss potato slices with half the oil and half the salt on a baking tray, and spread them out like roof tiles.',
      uses: ['potato', 'olive-oil', 'salt'],
      minutes: 8,
    },
    { text: 'Roast them on their own until their borders are browned.', uses: [], minutes: 18, waits: true },
    {
      text: 'Mix the artichokes, still frozen, with onion, olives and a spoonful of oil. Strew them over the potatoes and let them catch a little at the tips.',
      uses: ['frozen-artichoke', 'red-onion', 'olives'],
      minutes: 12,
      waits: true,
    },
    {
      text: 'Nestle the sea bass in, skin up, brush it with the last of the oil, and season it with pepper and what salt remains. Return the tray to the heat. The fish is ready when its flakes slide apart under gentle pressure.',
      uses: ['sea-bass', 'black-pepper'],
      minutes: 9,
      waits: true,
    },
    { text: 'Scatter parsley about and hand the lemon round.', uses: ['parsley', 'lemon'] },
  ],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
  tip: 'Cut all the slices alike: thick ones stay hard while thin ones burn.',
})
