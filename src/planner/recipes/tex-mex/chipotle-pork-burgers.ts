import { recipe } from '#planner/recipe.ts'

export const chipotlePorkBurgers = recipe({
  id: 'chipotle-pork-burgers',
  title: 'Chipotle pork burgers with pineapple',
  blurb: 'Juicy, smoky patties under seared pineapple and a slice of melted Jack, with lime-dressed red cabbage.',
  cuisine: 'TEX_MEX',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['BURGERS'],
  servings: 2,
  minutes: { active: 25, total: 30 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'red-cabbage', g: 89, show: { qty: 1, unit: 'cup' }, prep: 'finely shredded' },
    { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'pork-mince-lean', g: 240 },
    { id: 'adobo-chipotle', g: 12, show: { qty: 2, unit: 'tsp' } },
    { id: 'cumin', g: 1, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'garlic-powder', g: 1.5, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
    { id: 'rapeseed-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
    { id: 'pineapple', g: 168, show: { qty: 2, unit: 'slice' } },
    {
      id: 'monterey-jack',
      g: 42,
      show: { qty: 1.5, unit: 'slice' },
      swaps: [
        {
          id: 'avocado',
          g: 70,
          show: { qty: 0.5, unit: 'medium' },
          prep: 'sliced',
          words: [
            ['a slice of melted Jack', 'slices of ripe avocado'],
            [
              'Shingle the Jack over them, clap on a lid and peek after a minute: it should be sliding down the sides.',
              'Take them off the heat and shingle the avocado over them.',
            ],
          ],
        },
      ],
    },
    {
      id: 'burger-bun-wholemeal',
      g: 100,
      show: { qty: 2, unit: 'piece' },
      prep: 'split',
      swaps: [{ id: 'gf-burger-bun', g: 120, show: { qty: 2, unit: 'piece' }, prep: 'split' }],
    },
  ],
  steps: [
    {
      text: 'Squeeze the cabbage with lime juice until it squeaks, and forget about it.',
      uses: ['red-cabbage', 'lime-juice'],
      minutes: 3,
    },
    {
      text: 'Knead the pork with chipotle, cumin, garlic powder and salt for half a minute, till it turns tacky and holds together. With wet palms shape a disc for each bun, a finger wider.',
      uses: ['pork-mince-lean', 'adobo-chipotle', 'cumin', 'garlic-powder', 'salt'],
      minutes: 4,
    },
    {
      text: 'Slick a heavy frying pan with half the oil and brand the pineapple on either side until caramel stripes appear. Keep it warm.',
      uses: ['rapeseed-oil', 'pineapple'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Then the patties, with the second teaspoon. Five minutes down, five minutes over, at a steady sizzle; pork has to be hot and grey-brown right to its middle, with no pink left.',
      uses: [],
      minutes: 11,
      waits: true,
    },
    {
      text: 'Shingle the Jack over them, clap on a lid and peek after a minute: it should be sliding down the sides.',
      uses: ['monterey-jack'],
      minutes: 2,
    },
    {
      text: 'Mop the pan with the cut faces of the buns, and build: cabbage, patty, pineapple, lid. Press once and pick it up with both hands.',
      uses: ['burger-bun-wholemeal'],
      minutes: 2,
    },
  ],
  portionSteps: [1, 2],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
})
