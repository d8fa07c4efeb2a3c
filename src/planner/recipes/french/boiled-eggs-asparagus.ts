import { recipe } from '#planner/recipe.ts'

export const boiledEggsAsparagus = recipe({
  id: 'boiled-eggs-asparagus',
  title: 'Œufs à la coque with asparagus soldiers',
  blurb: 'Soft-boiled eggs with two sorts of things to dip: green spears and buttered fingers of baguette.',
  cuisine: 'FRENCH',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 2,
  minutes: { active: 15, total: 15 },
  skill: 'NOVICE',
  equipment: ['HOB', 'SAUCEPAN', 'TOASTER'],
  noCook: false,
  ingredients: [
    { id: 'egg', g: 200, show: { qty: 4, unit: 'large' } },
    { id: 'asparagus', g: 208, show: { qty: 13, unit: 'spear' }, prep: 'woody ends snapped off' },
    {
      id: 'baguette',
      g: 80,
      swaps: [
        {
          id: 'gf-bread',
          g: 90,
          show: { qty: 3, unit: 'slice' },
          words: [
            ['fingers of baguette', 'fingers of gluten-free bread'],
            ['Split and toast the baguette', 'Toast the gluten-free bread'],
          ],
        },
      ],
    },
    {
      id: 'butter',
      g: 10,
      show: { qty: 2, unit: 'knob' },
      swaps: [
        {
          id: 'olive-oil',
          g: 9,
          show: { qty: 2, unit: 'tsp' },
          words: [
            ['buttered fingers', 'crisp fingers'],
            ['spread it with the butter', 'trickle the olive oil over it'],
          ],
        },
      ],
    },
    { id: 'salt', g: 1, show: { qty: 3, unit: 'pinch' } },
    { id: 'chives', g: 3, show: { qty: 1, unit: 'tbsp' }, prep: 'chopped' },
  ],
  steps: [
    {
      text: 'Bring a deep saucepan of water to a fast bubble. Lower the eggs in with a spoon and start a clock at six minutes.',
      uses: ['egg'],
      minutes: 7,
      waits: true,
      softEggs: true,
    },
    {
      text: 'Add the asparagus beside them when three minutes are left. A spear should droop only a little as you hold it up.',
      uses: ['asparagus'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Split and toast the baguette, spread it with the butter, and cut it into fingers as wide as the spears.',
      uses: ['baguette', 'butter'],
      minutes: 3,
    },
    {
      text: 'Stand the eggs in cups and tap off their caps. Mix salt and chives in a saucer: dip, then dunk.',
      uses: ['salt', 'chives'],
      minutes: 2,
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 0,
  freezable: false,
  tip: 'Eggs straight from the fridge want half a minute longer.',
})
