import { recipe } from '#planner/recipe.ts'

export const cowboyCaviar = recipe({
  id: 'cowboy-caviar',
  title: 'Cowboy bean salad with tortilla chips',
  blurb:
    'A Texan bean salad for a hungry crowd of two: black-eyed beans, corn, pepper, lime, and chips instead of spoons.',
  cuisine: 'TEX_MEX',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 11, total: 11 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'olive-oil', g: 4.5, show: { qty: 1, unit: 'tsp' } },
    { id: 'cumin', g: 2.1, show: { qty: 1, unit: 'tsp' } },
    { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
    { id: 'black-eyed-beans', g: 480, show: { qty: 2, unit: 'can' } },
    { id: 'tinned-sweetcorn', g: 164, show: { qty: 1, unit: 'cup' } },
    { id: 'red-pepper', g: 119, show: { qty: 1, unit: 'medium' }, prep: 'in tiny dice' },
    { id: 'jalapeno', g: 14, show: { qty: 1, unit: 'piece' }, prep: 'very finely chopped' },
    { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, prep: 'in thin rings' },
    { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'chopped' },
    { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' }, prep: 'in cubes' },
    { id: 'tortilla-chips', g: 40 },
  ],
  steps: [
    {
      text: 'Whisk the lime, oil, cumin and salt with a fork in a salad bowl big enough to stir in without fear.',
      uses: ['lime-juice', 'olive-oil', 'cumin', 'salt'],
      minutes: 1,
    },
    {
      text: 'Keep every cut here as small as a sweetcorn kernel. Pepper, jalapeño, spring onion and coriander go straight from the board into the bowl.',
      uses: ['red-pepper', 'jalapeno', 'spring-onion', 'coriander'],
      minutes: 5,
    },
    {
      text: 'Drain beans and corn in one sieve, shake until no drop falls, and mix them in.',
      uses: ['black-eyed-beans', 'tinned-sweetcorn'],
      minutes: 2,
    },
    {
      text: 'Let the avocado join last, with only two or three turns of the spoon, or it becomes a paste.',
      uses: ['avocado'],
      minutes: 1,
    },
    {
      text: 'Taste on a chip, not on a spoon, as that is how you will eat it. Share out the rest of the chips.',
      uses: ['tortilla-chips'],
    },
  ],
  keepsDays: 2,
  leftovers: 'COLD',
  freezable: false,
  tip: 'It is even better after an hour in the fridge. Add avocado and chips when you eat.',
})
