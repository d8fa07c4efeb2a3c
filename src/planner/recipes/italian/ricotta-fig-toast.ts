import { recipe } from '#planner/recipe.ts'

export const ricottaFigToast = recipe({
  id: 'ricotta-fig-toast',
  title: 'Ricotta toast with figs and lemon',
  blurb: 'Cool ricotta, ripe figs and a thread of honey on crisp bread: five minutes, and you are on a terrace.',
  cuisine: 'ITALIAN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 5, total: 5 },
  skill: 'NOVICE',
  equipment: ['TOASTER'],
  noCook: true,
  ingredients: [
    {
      id: 'sourdough',
      g: 75,
      show: { qty: 1.5, unit: 'slice' },
      swaps: [
        {
          id: 'gf-bread',
          g: 75,
          show: { qty: 2.5, unit: 'slice' },
          words: [
            ['Ricotta toast', 'Ricotta on gluten-free toast'],
            ['on crisp bread', 'on crisp gluten-free bread'],
          ],
        },
      ],
    },
    {
      id: 'ricotta',
      g: 75,
      show: { qty: 5, unit: 'tbsp' },
      swaps: [
        {
          id: 'soya-yogurt',
          g: 90,
          show: { qty: 6, unit: 'tbsp' },
          words: [
            ['Ricotta', 'Soya yogurt'],
            ['Cool ricotta', 'Cool soya yogurt'],
            [
              'into the ricotta with a fork; it should look like clouds',
              'into the soya yogurt with a fork until it is thick and smooth',
            ],
          ],
        },
      ],
    },
    { id: 'lemon-zest', g: 1, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'fig', g: 100, show: { qty: 2, unit: 'medium' } },
    {
      id: 'honey',
      g: 7,
      show: { qty: 1, unit: 'tsp' },
      swaps: [{ id: 'maple-syrup', g: 6.6, show: { qty: 1, unit: 'tsp' } }],
    },
  ],
  steps: [
    { text: 'Toast the bread until it is brown enough to crackle.', uses: ['sourdough'], minutes: 3, waits: true },
    {
      text: 'Meanwhile whip the lemon zest into the ricotta with a fork; it should look like clouds.',
      uses: ['ricotta', 'lemon-zest'],
      minutes: 1,
      meanwhile: true,
    },
    {
      text: 'Spread it to the corners, tear the figs open over the toast, and let the honey run from the spoon in a fine line.',
      uses: ['fig', 'honey'],
      minutes: 1,
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 0,
  freezable: false,
  tip: 'Out of season, a ripe pear or a few halved cherries take the place of the figs.',
})
