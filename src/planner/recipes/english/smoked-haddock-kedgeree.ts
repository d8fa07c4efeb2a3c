import { recipe } from '#planner/recipe.ts'

export const smokedHaddockKedgeree = recipe({
  id: 'smoked-haddock-kedgeree',
  title: 'Smoked haddock kedgeree',
  blurb:
    'A grand old breakfast that makes a better supper: gently curried rice with smoky flakes, peas and soft-boiled egg.',
  cuisine: 'ENGLISH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 25 },
  skill: 'BASIC',
  equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'egg', g: 100, show: { qty: 2, unit: 'large' } },
    {
      id: 'smoked-haddock',
      g: 200,
      swaps: [
        {
          id: 'smoked-tofu',
          g: 200,
          prep: 'cubed',
          words: [
            ['smoky flakes', 'smoky cubes'],
            [
              'In the same saucepan, now barely trembling, poach the haddock until its flakes slide apart when nudged. Lift it out, keep a ladle of the liquor, and pick away skin and bones.',
              'Pat the cubes of smoked tofu dry, and keep a ladle of the hot water.',
            ],
            ['have the onion frying', 'have the onion and the smoked tofu frying'],
            ['it droops and turns golden in places', 'the onion droops and all is golden in places'],
            ['with the saved liquor', 'with the saved water'],
            ['Fold the fish through in big pieces. Quarter', 'Quarter'],
          ],
        },
      ],
    },
    { id: 'rapeseed-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'finely sliced' },
    { id: 'curry-powder', g: 6, show: { qty: 1, unit: 'tbsp' } },
    { id: 'rice-cooked', g: 300 },
    { id: 'frozen-peas', g: 120 },
    { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'chopped' },
    { id: 'lemon', g: 29, show: { qty: 0.5, unit: 'piece' }, prep: 'in wedges' },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Lower the eggs into boiling water and give them seven minutes by the clock. Stop them under the cold tap and peel.',
      uses: ['egg'],
      minutes: 8,
      waits: true,
      softEggs: true,
    },
    {
      text: 'In the same saucepan, now barely trembling, poach the haddock until its flakes slide apart when nudged. Lift it out, keep a ladle of the liquor, and pick away skin and bones.',
      uses: ['smoked-haddock'],
      minutes: 7,
      waits: true,
    },
    {
      text: 'While that goes on, have the onion frying with the oil in your biggest frying pan, stirring until it droops and turns golden in places.',
      uses: ['rapeseed-oil', 'onion'],
      minutes: 8,
      waits: true,
      meanwhile: true,
    },
    {
      text: 'Wake up the curry powder in the hot onion for half a minute, then shake in the rice and the peas with the saved liquor, and toss until every grain is yellow and steaming.',
      uses: ['curry-powder', 'rice-cooked', 'frozen-peas'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Fold the fish through in big pieces. Quarter the eggs on top, and let parsley, pepper and lemon finish it.',
      uses: ['parsley', 'black-pepper', 'lemon'],
      minutes: 2,
    },
  ],
  portionSteps: [1, 2],
  keepsDays: 0,
  freezable: false,
  tip: 'Ready-cooked rice is heated once only, so make no more than you eat.',
})
