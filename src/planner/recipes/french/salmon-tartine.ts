import { recipe } from '#planner/recipe.ts'

export const salmonTartine = recipe({
  id: 'salmon-tartine',
  title: 'Salmon tartine with fromage blanc and radishes',
  blurb: 'Dark bread, thick fresh cheese with chives, cucumber and radish for crunch, and big pink flakes of salmon.',
  cuisine: 'FRENCH',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 1,
  minutes: { active: 10, total: 10 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    {
      id: 'quark',
      g: 90,
      show: { qty: 6, unit: 'tbsp' },
      swaps: [
        {
          id: 'soya-yogurt',
          g: 90,
          show: { qty: 6, unit: 'tbsp' },
          words: [
            ['with fromage blanc', 'with soya yogurt'],
            ['thick fresh cheese', 'thick soya yogurt'],
            ['Loosen the quark with the lemon juice', 'Stir the soya yogurt and the lemon juice'],
          ],
        },
      ],
    },
    { id: 'chives', g: 4.5, show: { qty: 1.5, unit: 'tbsp' }, prep: 'snipped' },
    { id: 'lemon-juice', g: 5, show: { qty: 1, unit: 'tsp' } },
    { id: 'black-pepper', g: 0.6, show: { qty: 0.25, unit: 'tsp' } },
    {
      id: 'rye-bread',
      g: 80,
      show: { qty: 2.5, unit: 'slice' },
      swaps: [
        {
          id: 'gf-bread',
          g: 90,
          show: { qty: 3, unit: 'slice' },
          words: [
            ['Dark bread', 'Gluten-free bread'],
            ['Coat the bread', 'Coat the gluten-free bread'],
          ],
        },
      ],
    },
    { id: 'cucumber', g: 60, show: { qty: 10, unit: 'slice' } },
    {
      id: 'salmon-tinned',
      g: 80,
      show: { qty: 0.5, unit: 'tin' },
      prep: 'in large flakes',
      swaps: [
        {
          id: 'smoked-tofu',
          g: 60,
          prep: 'in thin slices',
          words: [
            ['Salmon tartine', 'Smoked tofu tartine'],
            ['big pink flakes of salmon', 'thin slices of smoked tofu'],
            ['settle the salmon on', 'settle the smoked tofu on'],
          ],
        },
      ],
    },
    { id: 'radish', g: 27, show: { qty: 3, unit: 'piece' }, prep: 'in coins' },
  ],
  steps: [
    {
      text: 'Loosen the quark with the lemon juice and beat in pepper and nearly all of the chives.',
      uses: ['quark', 'lemon-juice', 'black-pepper', 'chives'],
      minutes: 2,
    },
    { text: 'Coat the bread thickly, right up to the crust.', uses: ['rye-bread'], minutes: 1 },
    {
      text: 'Overlap cucumber and radish like scales, settle the salmon on them, and end with the last chives.',
      uses: ['cucumber', 'radish', 'salmon-tinned'],
      minutes: 3,
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 0,
  freezable: false,
})
