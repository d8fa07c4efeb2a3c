import { recipe } from '#planner/recipe.ts'

export const prawnSaganaki = recipe({
  id: 'prawn-saganaki',
  title: 'Prawn saganaki with feta and bread',
  blurb:
    'Taverna food at home: prawns in a quick tomato and fennel sauce, salty feta on top and bread to chase it with.',
  cuisine: 'GREEK',
  slots: ['DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 35 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'fennel', g: 180, show: { qty: 1, unit: 'small' }, prep: 'finely diced, fronds kept' },
    { id: 'shallot', g: 60, show: { qty: 2, unit: 'piece' }, prep: 'chopped' },
    { id: 'chilli-flakes', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'passata', g: 250, show: { qty: 1, unit: 'cup' } },
    {
      id: 'prawns',
      g: 250,
      swaps: [
        {
          id: 'chicken-breast',
          g: 220,
          prep: 'cut into small dice',
          words: [
            ['Prawn saganaki', 'Chicken saganaki'],
            ['prawns in a quick', 'chicken in a quick'],
            [
              'Push the prawns under the surface. The moment they have curled and gone pink all over they are done; a minute more and they are rubber.',
              'Stir in the chicken and let it simmer for six minutes or so. Cut a piece open: it must be white to the middle.',
            ],
          ],
        },
        {
          id: 'cannellini-beans',
          g: 360,
          show: { qty: 1.5, unit: 'can' },
          words: [
            ['Prawn saganaki', 'White bean saganaki'],
            ['prawns in a quick', 'white beans in a quick'],
            [
              'Push the prawns under the surface. The moment they have curled and gone pink all over they are done; a minute more and they are rubber.',
              'Stir in the rinsed cannellini beans and give them three minutes to get hot.',
            ],
          ],
        },
      ],
    },
    {
      id: 'feta',
      g: 80,
      prep: 'crumbled',
      swaps: [
        {
          id: 'green-olives',
          g: 54,
          show: { qty: 6, unit: 'tbsp' },
          prep: 'chopped',
          words: [
            [
              'Dot with the feta, put the lid on and wait until the corners of the cheese soften.',
              'Scatter the green olives over it, put the lid on and let them warm for a minute.',
            ],
          ],
        },
      ],
    },
    {
      id: 'sourdough',
      g: 100,
      show: { qty: 2, unit: 'slice' },
      swaps: [
        { id: 'gf-bread', g: 120, show: { qty: 4, unit: 'slice' } },
        {
          id: 'sweet-potato',
          g: 300,
          show: { qty: 2, unit: 'medium' },
          prep: 'peeled, in thick slices',
          words: [
            ['feta and bread', 'feta and sweet potato'],
            ['and bread to chase it with', 'and sweet potato to chase it with'],
            [
              'Sweat the fennel',
              'Put the sweet potatoes on to boil in a pan of their own; they are soft after a quarter of an hour. Sweat the fennel',
            ],
            ['with the bread', 'with the sweet potatoes'],
          ],
        },
      ],
    },
  ],
  steps: [
    {
      text: 'Sweat the fennel and shallots in the oil over a low flame. Cover them; they should turn glassy and sweet without browning.',
      uses: ['olive-oil', 'fennel', 'shallot'],
      minutes: 9,
      waits: true,
    },
    {
      text: 'Pour in the passata with the chilli flakes and let it putter until it looks like a dip rather than a soup.',
      uses: ['passata', 'chilli-flakes'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Push the prawns under the surface. The moment they have curled and gone pink all over they are done; a minute more and they are rubber.',
      uses: ['prawns'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Dot with the feta, put the lid on and wait until the corners of the cheese soften. Strew with the fennel fronds and bring it to the table in the pan, with the bread.',
      uses: ['feta', 'sourdough'],
      minutes: 2,
    },
  ],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
})
