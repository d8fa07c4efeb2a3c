import { recipe } from '#planner/recipe.ts'

export const mushroomWafuSpaghetti = recipe({
  id: 'mushroom-wafu-spaghetti',
  title: 'Wafu spaghetti with mushrooms and butter soy',
  blurb: 'From the cafés of Tokyo: a tangle of browned mushrooms, butter and soy sauce, under a heap of crisp nori.',
  cuisine: 'JAPANESE',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['PASTA'],
  servings: 2,
  minutes: { active: 20, total: 25 },
  skill: 'BASIC',
  equipment: ['HOB', 'SAUCEPAN', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    {
      id: 'spaghetti',
      g: 140,
      swaps: [{ id: 'gf-spaghetti', g: 140, words: [['Wafu spaghetti', 'Gluten-free wafu spaghetti']] }],
    },
    { id: 'salt', g: 9, show: { qty: 0.5, unit: 'tbsp' }, retained: 0.05 },
    { id: 'sunflower-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
    { id: 'oyster-mushrooms', g: 150, show: { qty: 1, unit: 'punnet' }, prep: 'torn into strips' },
    { id: 'chestnut-mushrooms', g: 250, show: { qty: 1, unit: 'punnet' }, prep: 'quartered' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'in slivers' },
    { id: 'edamame', g: 120 },
    {
      id: 'soy-sauce',
      g: 24,
      show: { qty: 1.5, unit: 'tbsp' },
      swaps: [{ id: 'tamari', g: 24, show: { qty: 4, unit: 'tsp' } }],
    },
    {
      id: 'butter',
      g: 14.2,
      show: { qty: 1, unit: 'tbsp' },
      swaps: [
        {
          id: 'tahini',
          g: 15,
          show: { qty: 1, unit: 'tbsp' },
          words: [
            ['and butter soy', 'and tahini soy'],
            ['mushrooms, butter and', 'mushrooms, tahini and'],
            [
              'shake in the butter until the sauce turns cloudy and clings; more of the water if it looks tight',
              'stir in the tahini until the sauce turns cloudy and clings; it thickens fast, so have more of the water ready',
            ],
          ],
        },
      ],
    },
    { id: 'chives', g: 6, show: { qty: 2, unit: 'tbsp' }, prep: 'snipped' },
    { id: 'nori', g: 2.5, show: { qty: 1, unit: 'sheet' }, prep: 'cut into threads' },
  ],
  steps: [
    {
      text: 'Salt a saucepan of boiling water and cook the spaghetti in it, a minute short of what the packet says. Three minutes before the end the soya beans join it.',
      uses: ['salt', 'spaghetti', 'edamame'],
      minutes: 10,
      waits: true,
    },
    {
      text: 'Meanwhile give the mushrooms the widest frying pan you own, with the oil and no stirring at first: they squeak. Water comes out, goes again, and then they brown: wait for that.',
      uses: ['sunflower-oil', 'oyster-mushrooms', 'chestnut-mushrooms'],
      minutes: 7,
      waits: true,
      meanwhile: true,
    },
    { text: 'Garlic next, only until its edges turn the colour of straw.', uses: ['garlic'], minutes: 1 },
    {
      text: 'Keep a cupful of the cooking water and drain the rest. Toss pasta and beans with the mushrooms, the soy sauce and half of the cupful.',
      uses: ['soy-sauce'],
      minutes: 2,
    },
    {
      text: 'Off the heat, shake in the butter until the sauce turns cloudy and clings; more of the water if it looks tight.',
      uses: ['butter'],
      minutes: 1,
    },
    { text: 'Twirl into the bowls, with a crown of chives and nori.', uses: ['chives', 'nori'] },
  ],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
})
