import { recipe } from '#planner/recipe.ts'

export const huevosALaFlamenca = recipe({
  id: 'huevos-a-la-flamenca',
  title: 'Eggs flamenca with peas and potato',
  blurb:
    'A red, green and yellow pan from Seville: eggs set in tomato and peppers, with peas and little cubes of potato.',
  cuisine: 'SPANISH',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 2,
  minutes: { active: 15, total: 25 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN', 'MICROWAVE'],
  noCook: false,
  ingredients: [
    { id: 'potato', g: 180, show: { qty: 1, unit: 'medium' }, prep: 'in small dice' },
    { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
    { id: 'onion', g: 55, show: { qty: 0.5, unit: 'medium' }, prep: 'chopped' },
    { id: 'red-pepper', g: 74, show: { qty: 1, unit: 'small' }, prep: 'diced' },
    { id: 'passata', g: 200 },
    { id: 'frozen-peas', g: 100 },
    { id: 'smoked-paprika', g: 1.7, show: { qty: 0.75, unit: 'tsp' } },
    {
      id: 'egg',
      g: 176,
      show: { qty: 4, unit: 'medium' },
      swaps: [
        {
          id: 'chickpeas',
          g: 180,
          show: { qty: 0.75, unit: 'can' },
          words: [
            ['Eggs flamenca', 'Chickpeas flamenca'],
            ['eggs set in', 'chickpeas warmed in'],
            [
              'Break the eggs into it, well apart, and put a lid on. Wait for white whites. Yolks are a matter of taste.',
              'Stir in the rinsed chickpeas, put a lid on and wait until they are hot through.',
            ],
          ],
        },
      ],
    },
    { id: 'parsley', g: 5, show: { qty: 0.5, unit: 'handful' }, prep: 'chopped' },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    { text: 'Half cook the potato in a covered cup in the microwave.', uses: ['potato'], minutes: 4, waits: true },
    {
      text: 'Finish it in the oil in a frying pan together with onion and pepper, shaking often, until the cubes rattle.',
      uses: ['olive-oil', 'onion', 'red-pepper'],
      minutes: 7,
      waits: true,
    },
    {
      text: 'Paprika first, passata straight after, then the peas and salt; cook until the sauce spits lazily.',
      uses: ['smoked-paprika', 'passata', 'frozen-peas', 'salt'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Break the eggs into it, well apart, and put a lid on. Wait for white whites. Yolks are a matter of taste.',
      uses: ['egg'],
      minutes: 5,
      waits: true,
      softEggs: true,
    },
    { text: 'Bring the pan to the table under a little parsley.', uses: ['parsley'] },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 0,
  freezable: false,
})
