import { recipe } from '#planner/recipe.ts'

export const migasGreenChilli = recipe({
  id: 'migas-green-chilli',
  title: 'Migas with green chillies and black beans',
  blurb:
    'Eggs scrambled with strips of crisp tortilla, mild chillies, beans and a little cheese, as in an Austin diner.',
  cuisine: 'TEX_MEX',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 2,
  minutes: { active: 15, total: 15 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN', 'GRATER'],
  noCook: false,
  ingredients: [
    { id: 'rapeseed-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
    { id: 'corn-tortilla', g: 96, show: { qty: 4, unit: 'piece' }, prep: 'cut into short strips' },
    { id: 'black-beans', g: 80, show: { qty: 0.33, unit: 'can' }, prep: 'rinsed' },
    { id: 'tinned-green-chillies', g: 60, show: { qty: 4, unit: 'tbsp' } },
    { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, prep: 'sliced' },
    { id: 'egg', g: 176, show: { qty: 4, unit: 'medium' } },
    {
      id: 'monterey-jack',
      g: 28,
      prep: 'coarsely grated',
      swaps: [
        {
          id: 'avocado',
          g: 50,
          show: { qty: 0.5, unit: 'small' },
          prep: 'diced',
          words: [
            ['beans and a little cheese', 'beans and avocado'],
            ['strew the Jack over what warmth remains', 'scatter the avocado over them'],
          ],
        },
      ],
    },
    { id: 'salsa', g: 32, show: { qty: 2, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Drop the tortilla strips into shimmering oil in a frying pan and jostle them until about half are crisp and the others chewy.',
      uses: ['rapeseed-oil', 'corn-tortilla'],
      minutes: 4,
      waits: true,
    },
    {
      text: 'Beans, chillies and spring onion join them, just long enough for the beans to split here and there.',
      uses: ['black-beans', 'tinned-green-chillies', 'spring-onion'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Crack the eggs into a cup, break the yolks with a fork and let them run in between the strips. Fold from the rim to the middle in big lazy turns.',
      uses: ['egg'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'While there is still a gloss on the eggs, switch off and strew the Jack over what warmth remains.',
      uses: ['monterey-jack'],
      minutes: 1,
      softEggs: true,
    },
    { text: 'Eat straight away, with the salsa.', uses: ['salsa'] },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 0,
  freezable: false,
})
