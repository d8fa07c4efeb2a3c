import { recipe } from '#planner/recipe.ts'

export const buttermilkBlueberryPancakes = recipe({
  id: 'buttermilk-blueberry-pancakes',
  title: 'Buttermilk pancakes with blueberries',
  blurb: 'Diner pancakes, tall and tender, with the berries baked in and just enough maple syrup to make them shine.',
  cuisine: 'AMERICAN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 20 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'self-raising-flour', g: 100, swaps: [{ id: 'gf-self-raising-flour', g: 100 }] },
    { id: 'bicarbonate-of-soda', g: 1.2, show: { qty: 0.25, unit: 'tsp' } },
    {
      id: 'egg',
      g: 76,
      show: { qty: 2, unit: 'small' },
      swaps: [
        {
          id: 'banana',
          g: 51,
          show: { qty: 0.5, unit: 'small' },
          prep: 'mashed smooth',
          words: [
            ['Whip egg and', 'Whip the mashed banana and'],
            [
              'Flip them when the holes on top stay open, and cook',
              'Keep the flame low, for banana browns fast. Flip them when the holes on top stay open, and cook',
            ],
          ],
        },
      ],
    },
    {
      id: 'buttermilk',
      g: 163,
      show: { qty: 0.66, unit: 'cup' },
      swaps: [
        {
          id: 'soya-yogurt',
          g: 163,
          show: { qty: 0.66, unit: 'cup' },
          words: [['buttermilk in a jug, pour onto', 'soya yogurt in a jug with a splash of water, pour onto']],
        },
      ],
    },
    { id: 'blueberries', g: 120 },
    { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
    { id: 'maple-syrup', g: 40, show: { qty: 2, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Stir flour and soda together. Whip egg and buttermilk in a jug, pour onto the flour and stop mixing while there are still lumps: lumps are tenderness.',
      uses: ['self-raising-flour', 'bicarbonate-of-soda', 'egg', 'buttermilk'],
      minutes: 4,
    },
    { text: 'Let the batter sit until it is freckled with bubbles.', uses: [], minutes: 5, waits: true },
    {
      text: 'Film a frying pan with oil. Drop in small ladles of batter, not touching, and push berries into each.',
      uses: ['rapeseed-oil', 'blueberries'],
      minutes: 2,
    },
    {
      text: 'Flip them when the holes on top stay open, and cook until they spring back under a fingertip. Go on with the second batch.',
      uses: [],
      minutes: 8,
      waits: true,
    },
    { text: 'Stack them, and let the syrup find its own way down.', uses: ['maple-syrup'], minutes: 1 },
  ],
  portionSteps: [1, 2],
  keepsDays: 1,
  freezable: true,
})
