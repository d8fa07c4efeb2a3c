import { recipe } from '#planner/recipe.ts'

export const goanFishCurry = recipe({
  id: 'goan-fish-curry',
  title: 'Goan fish curry with okra',
  blurb: 'Brick-red, tangy and only gently hot: flaky white fish in coconut and tamarind, made for spooning over rice.',
  cuisine: 'INDIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 25, total: 35 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
    { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'finely sliced' },
    { id: 'garlic', g: 12, show: { qty: 3, unit: 'clove' }, prep: 'grated' },
    { id: 'ginger', g: 15, show: { qty: 1, unit: 'knob' }, prep: 'grated' },
    { id: 'coriander-seed', g: 3.6, show: { qty: 2, unit: 'tsp' } },
    { id: 'paprika', g: 4.6, show: { qty: 2, unit: 'tsp' } },
    { id: 'turmeric', g: 1.5, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'green-chilli', g: 15, show: { qty: 1, unit: 'piece' }, prep: 'slit' },
    { id: 'tamarind-paste', g: 16, show: { qty: 1, unit: 'tbsp' } },
    { id: 'coconut-milk-light', g: 300 },
    { id: 'okra', g: 120, show: { qty: 10, unit: 'pod' }, prep: 'halved lengthways' },
    {
      id: 'cod',
      g: 300,
      prep: 'in large pieces',
      swaps: [
        {
          id: 'tofu',
          g: 240,
          prep: 'in thick fingers',
          words: [
            ['Goan fish curry', 'Goan tofu curry'],
            ['flaky white fish', 'tender tofu'],
            [
              'Nestle the cod in the sauce and shake the pan rather than stir it. It is ready when the pieces are white to the heart.',
              'Nestle the tofu in the sauce and shake the pan rather than stir it, until the pieces are hot to the heart and have taken on the colour.',
            ],
          ],
        },
      ],
    },
    { id: 'rice-cooked', g: 250 },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Mix garlic, ginger, ground coriander, paprika and turmeric to a paste with a spoonful or two of water.',
      uses: ['garlic', 'ginger', 'coriander-seed', 'paprika', 'turmeric'],
      minutes: 4,
    },
    {
      text: 'Let the onion go floppy with the oil in a broad frying pan, then spread the paste about and let it fry until it looks dull and the oil turns orange.',
      uses: ['rapeseed-oil', 'onion'],
      minutes: 8,
      waits: true,
    },
    {
      text: 'Loosen with the coconut milk, stir in tamarind and salt, and add chilli and okra. Keep it at a lazy bubble till the okra is tender but not slimy.',
      uses: ['coconut-milk-light', 'tamarind-paste', 'salt', 'green-chilli', 'okra'],
      minutes: 9,
      waits: true,
    },
    {
      text: 'Nestle the cod in the sauce and shake the pan rather than stir it. It is ready when the pieces are white to the heart.',
      uses: ['cod'],
      minutes: 6,
      waits: true,
    },
    { text: 'Heat the rice and spoon the curry over it, chilli to whoever dares.', uses: ['rice-cooked'], minutes: 2 },
  ],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
})
