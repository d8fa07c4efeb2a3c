import { recipe } from '#planner/recipe.ts'

export const californiaFishTacos = recipe({
  id: 'california-fish-tacos',
  title: 'California fish tacos with lime cabbage',
  blurb: 'San Diego in a tortilla: spiced white fish straight from the pan, sharp cabbage and a cool chilli sauce.',
  cuisine: 'AMERICAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['TACOS'],
  servings: 2,
  minutes: { active: 20, total: 25 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    {
      id: 'cod',
      g: 280,
      swaps: [
        {
          id: 'chicken-breast',
          g: 240,
          prep: 'in strips',
          words: [
            ['California fish tacos', 'California chicken tacos'],
            ['spiced white fish', 'spiced chicken'],
            ['Dust the fish', 'Dust the chicken'],
            [
              'cook the pieces with a single turn; it is done when it falls into big flakes',
              'give the strips seven minutes, turning them as they brown; cut one open, and no pink may be left',
            ],
            ['Lift it out', 'Lift them out'],
            ['Fill each with fish', 'Fill each with chicken'],
          ],
        },
        {
          id: 'tofu',
          g: 220,
          prep: 'in batons',
          words: [
            ['California fish tacos', 'California tofu tacos'],
            ['spiced white fish', 'spiced tofu'],
            ['Dust the fish', 'Dust the tofu'],
            [
              'cook the pieces with a single turn; it is done when it falls into big flakes',
              'turn the batons until they have a dry, freckled crust all round',
            ],
            ['Lift it out', 'Lift them out'],
            ['Fill each with fish', 'Fill each with tofu'],
          ],
        },
      ],
    },
    { id: 'chilli-powder', g: 5.4, show: { qty: 2, unit: 'tsp' } },
    { id: 'garlic-powder', g: 1.6, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'red-cabbage', g: 180, prep: 'in fine threads' },
    { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'corn-tortilla', g: 144, show: { qty: 6, unit: 'piece' } },
    {
      id: 'greek-yogurt-2',
      g: 60,
      show: { qty: 4, unit: 'tbsp' },
      swaps: [{ id: 'soya-yogurt', g: 60, show: { qty: 4, unit: 'tbsp' } }],
    },
    { id: 'adobo-chipotle', g: 6, show: { qty: 1, unit: 'tsp' } },
    { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' }, prep: 'sliced' },
    { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' } },
  ],
  steps: [
    {
      text: 'Work most of the lime and a good pinch of the salt into the cabbage until it squeaks and turns magenta.',
      uses: ['red-cabbage', 'lime-juice', 'salt'],
      minutes: 4,
    },
    {
      text: 'Mix yogurt, chipotle and the remaining lime in a cup.',
      uses: ['greek-yogurt-2', 'adobo-chipotle'],
      minutes: 1,
    },
    {
      text: 'Dust the fish with chilli powder, garlic powder and the remaining salt. Oil a frying pan, get it hot, and cook the pieces with a single turn; it is done when it falls into big flakes.',
      uses: ['cod', 'chilli-powder', 'garlic-powder', 'olive-oil'],
      minutes: 7,
      waits: true,
    },
    {
      text: 'Lift it out, wipe the pan and toast the tortillas one by one, until they puff in spots. Keep them wrapped in a towel.',
      uses: ['corn-tortilla'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Fill each with fish, cabbage, avocado, chipotle cream and coriander, and fold.',
      uses: ['avocado', 'coriander'],
      minutes: 3,
    },
  ],
  portionSteps: [2 / 3, 1, 4 / 3, 5 / 3, 2],
  keepsDays: 0,
  freezable: false,
  tip: 'The cabbage can be dressed the day before; it only gets pinker.',
})
