import { recipe } from '#planner/recipe.ts'

export const smokedSalmonBagelThins = recipe({
  id: 'smoked-salmon-bagel-thins',
  title: 'Bagel thins with lox and cucumber',
  blurb:
    'New York on a Sunday, in ten minutes on a Tuesday: toasted bagel, cream cheese, a fold of smoked salmon and dill.',
  cuisine: 'AMERICAN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 8, total: 8 },
  skill: 'NOVICE',
  equipment: ['TOASTER'],
  noCook: true,
  ingredients: [
    {
      id: 'bagel-thin',
      g: 92,
      show: { qty: 2, unit: 'piece' },
      swaps: [
        {
          id: 'gf-bread',
          g: 90,
          show: { qty: 3, unit: 'slice' },
          words: [
            ['Bagel thins', 'Gluten-free toast'],
            ['toasted bagel', 'gluten-free toast'],
            [
              'Toast the bagel thins until their rims are brown; they should still bend in the middle. Let them cool',
              'Toast the gluten-free bread until its edges are brown; it should still give a little in the middle. Let it cool',
            ],
          ],
        },
      ],
    },
    {
      id: 'cream-cheese-light',
      g: 40,
      swaps: [
        {
          id: 'hummus',
          g: 40,
          words: [
            ['cream cheese, a fold', 'hummus, a fold'],
            ['Loosen the cream cheese', 'Loosen the hummus'],
            [', so nothing melts', ''],
          ],
        },
      ],
    },
    { id: 'lemon-juice', g: 5, show: { qty: 1, unit: 'tsp' } },
    {
      id: 'smoked-salmon',
      g: 25,
      show: { qty: 1, unit: 'slice' },
      swaps: [
        {
          id: 'smoked-tofu',
          g: 40,
          prep: 'in thin slices',
          words: [
            ['lox and cucumber', 'smoked tofu and cucumber'],
            ['a fold of smoked salmon', 'smoked tofu'],
            ['salmon in loose folds', 'smoked tofu in overlapping slices'],
          ],
        },
      ],
    },
    { id: 'cucumber', g: 75, show: { qty: 0.25, unit: 'medium' }, prep: 'sliced paper-thin' },
    { id: 'red-onion', g: 14, show: { qty: 1, unit: 'slice' }, prep: 'rings pulled apart' },
    { id: 'dill', g: 2, show: { qty: 0.25, unit: 'handful' } },
  ],
  steps: [
    {
      text: 'Toast the bagel thins until their rims are brown; they should still bend in the middle. Let them cool for a minute, so nothing melts.',
      uses: ['bagel-thin'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Loosen the cream cheese with the lemon and spread it right to the edge.',
      uses: ['cream-cheese-light', 'lemon-juice'],
      minutes: 2,
    },
    {
      text: 'Cucumber first, then salmon in loose folds, onion and feathers of dill. Eat it open, with both hands.',
      uses: ['cucumber', 'smoked-salmon', 'red-onion', 'dill'],
      minutes: 2,
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 0,
  freezable: false,
})
