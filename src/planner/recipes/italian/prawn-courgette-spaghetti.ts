import { recipe } from '#planner/recipe.ts'

export const prawnCourgetteSpaghetti = recipe({
  id: 'prawn-courgette-spaghetti',
  title: 'Lemon spaghetti with prawns and courgette',
  blurb: 'Sweet prawns, melting courgette and lemon in a sauce that makes itself from a ladle of cooking water.',
  cuisine: 'ITALIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['PASTA'],
  servings: 2,
  minutes: { active: 25, total: 25 },
  skill: 'BASIC',
  equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN', 'GRATER'],
  noCook: false,
  ingredients: [
    {
      id: 'spaghetti',
      g: 150,
      swaps: [{ id: 'gf-spaghetti', g: 150, words: [['Lemon spaghetti', 'Gluten-free lemon spaghetti']] }],
    },
    { id: 'salt', g: 6, show: { qty: 1, unit: 'tsp' }, retained: 0.1 },
    { id: 'olive-oil', g: 22.5, show: { qty: 5, unit: 'tsp' } },
    { id: 'courgette', g: 300, show: { qty: 1, unit: 'large' }, prep: 'coarsely grated' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'sliced' },
    { id: 'chilli-flakes', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
    {
      id: 'prawns',
      g: 240,
      swaps: [
        {
          id: 'cannellini-beans',
          g: 240,
          show: { qty: 1, unit: 'can' },
          words: [
            ['with prawns and courgette', 'with beans and courgette'],
            ['Sweet prawns, melting', 'Soft white beans, melting'],
            [
              'Stir in the prawns. Two to three minutes turn them coral and opaque.',
              'Stir in the rinsed cannellini beans and crush a third of them, which gives the sauce its body. Two to three minutes make them hot.',
            ],
          ],
        },
      ],
    },
    { id: 'lemon-zest', g: 2, show: { qty: 1, unit: 'tsp' } },
    { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'chopped' },
  ],
  steps: [
    {
      text: 'Bring plenty of water to a rolling boil in a large saucepan, salt it, and slide in the spaghetti.',
      uses: ['salt', 'spaghetti'],
      minutes: 9,
      waits: true,
    },
    {
      text: 'In the meantime stew the grated courgette in most of the oil in your largest frying pan until it has shrunk to a soft green heap.',
      uses: ['olive-oil', 'courgette'],
      minutes: 8,
      waits: true,
      meanwhile: true,
    },
    {
      text: 'Make a clearing, pour the rest of the oil in it, and warm garlic and chilli there till fragrant.',
      uses: ['garlic', 'chilli-flakes'],
      minutes: 1,
    },
    {
      text: 'Stir in the prawns. Two to three minutes turn them coral and opaque.',
      uses: ['prawns'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Lift the spaghetti across with tongs, water dripping, and add half a ladle more. Shake and toss: starch and oil become a cream.',
      uses: [],
      minutes: 2,
    },
    { text: 'Off the heat, lemon zest, juice and parsley.', uses: ['lemon-zest', 'lemon-juice', 'parsley'] },
  ],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
  tip: 'Grate the courgette on the coarse side: finely grated, it turns to water.',
})
