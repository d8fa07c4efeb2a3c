import { recipe } from '#planner/recipe.ts'

export const gambasAlAjillo = recipe({
  id: 'gambas-al-ajillo',
  title: 'Gambas al ajillo',
  blurb:
    'The tapa that arrives hissing: prawns in garlic oil with a little dried chilli, and half a minute from done to gone.',
  cuisine: 'SPANISH',
  slots: ['SNACK'],
  dishTags: ['APPETIZERS'],
  servings: 2,
  minutes: { active: 8, total: 12 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'garlic', g: 16, show: { qty: 4, unit: 'clove' }, prep: 'in thin slices' },
    { id: 'chilli-flakes', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
    {
      id: 'prawns',
      g: 200,
      swaps: [
        {
          id: 'chestnut-mushrooms',
          g: 250,
          show: { qty: 1, unit: 'punnet' },
          prep: 'quartered',
          words: [
            ['Gambas al ajillo', 'Mushrooms al ajillo'],
            ['prawns in garlic oil', 'mushrooms in garlic oil'],
            ['Dry the prawns well and salt them.', 'Wipe the mushrooms clean and salt them.'],
            [
              'Raise the flame, add the prawns in one layer and flip each when its underside is coral. Two minutes in all, until nothing grey remains.',
              'Raise the flame a little, add the mushrooms in one layer and turn them when they are brown beneath. Six minutes in all, until the pan is dry.',
            ],
          ],
        },
      ],
    },
    { id: 'lemon-juice', g: 10.2, show: { qty: 2, unit: 'tsp' } },
    { id: 'parsley', g: 5, show: { qty: 0.5, unit: 'handful' }, prep: 'chopped' },
    { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
  ],
  steps: [
    { text: 'Dry the prawns well and salt them.', uses: ['prawns', 'salt'], minutes: 1 },
    {
      text: 'Start garlic and chilli in cold oil in a small frying pan and warm them up together. The moment the slices begin to move and turn cream, go on.',
      uses: ['olive-oil', 'garlic', 'chilli-flakes'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Raise the flame, add the prawns in one layer and flip each when its underside is coral. Two minutes in all, until nothing grey remains.',
      uses: [],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Throw in lemon juice and parsley, which makes it hiss again, and carry the pan to the table.',
      uses: ['lemon-juice', 'parsley'],
    },
  ],
  keepsDays: 0,
  freezable: false,
})
