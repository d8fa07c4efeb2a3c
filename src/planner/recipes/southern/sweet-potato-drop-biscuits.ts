import { recipe } from '#planner/recipe.ts'

export const sweetPotatoDropBiscuits = recipe({
  id: 'sweet-potato-drop-biscuits',
  title: 'Sweet potato drop biscuits with honey yogurt',
  blurb: 'No rolling and no cutter: soft orange biscuits dropped from a spoon, eaten warm with yogurt and honey.',
  cuisine: 'SOUTHERN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 4,
  minutes: { active: 15, total: 35 },
  skill: 'BASIC',
  equipment: ['OVEN', 'MICROWAVE', 'BAKING_TRAY'],
  noCook: false,
  ingredients: [
    { id: 'sweet-potato', g: 200 },
    { id: 'self-raising-flour', g: 220, swaps: [{ id: 'gf-self-raising-flour', g: 220 }] },
    { id: 'baking-powder', g: 3, show: { qty: 0.66, unit: 'tsp' } },
    { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
    {
      id: 'butter',
      g: 42,
      show: { qty: 3, unit: 'tbsp' },
      prep: 'cold, in small cubes',
      swaps: [
        {
          id: 'coconut-oil',
          g: 40,
          show: { qty: 3, unit: 'tbsp' },
          prep: 'cold and hard',
          words: [['Work the butter through', 'Work the coconut oil through']],
        },
      ],
    },
    {
      id: 'buttermilk',
      g: 123,
      show: { qty: 0.5, unit: 'cup' },
      swaps: [
        { id: 'lactose-free-milk', g: 110 },
        { id: 'soya-milk', g: 110 },
      ],
    },
    {
      id: 'greek-yogurt-2',
      g: 240,
      show: { qty: 16, unit: 'tbsp' },
      swaps: [
        {
          id: 'soya-yogurt',
          g: 240,
          show: { qty: 16, unit: 'tbsp' },
          words: [
            ['with honey yogurt', 'with soya yogurt and honey'],
            ['with yogurt and honey', 'with soya yogurt and honey'],
          ],
        },
      ],
    },
    {
      id: 'honey',
      g: 28,
      show: { qty: 4, unit: 'tsp' },
      swaps: [
        {
          id: 'maple-syrup',
          g: 28,
          show: { qty: 4, unit: 'tsp' },
          words: [['yogurt and honey', 'yogurt and maple syrup']],
        },
      ],
    },
  ],
  steps: [
    {
      text: 'Stab the sweet potato a few times and microwave it until it sighs when squeezed. Peel, mash and spread the mash on a plate to cool.',
      uses: ['sweet-potato'],
      minutes: 10,
      waits: true,
    },
    {
      text: 'Set the oven to 210 °C fan. Work the butter through flour, baking powder and salt, leaving some flakes as large as oats.',
      uses: ['butter', 'self-raising-flour', 'baking-powder', 'salt'],
      minutes: 5,
    },
    {
      text: 'Cut the mash and buttermilk through the flour with a table knife. A shaggy, sticky dough is the right one.',
      uses: ['buttermilk'],
      minutes: 2,
    },
    {
      text: 'Drop rough heaps, two for each serving, on a lined baking tray and bake until the peaks are tawny and the bottoms sound hollow.',
      uses: [],
      minutes: 14,
      waits: true,
    },
    {
      text: 'Break them open while they steam. Serve with yogurt and a thread of honey.',
      uses: ['greek-yogurt-2', 'honey'],
      minutes: 1,
    },
  ],
  keepsDays: 2,
  freezable: true,
})
