import { recipe } from '#planner/recipe.ts'

export const sweetPotatoCoconutPoha = recipe({
  id: 'sweet-potato-coconut-poha',
  title: 'Sweet potato poha with coconut',
  blurb:
    'Poha is flattened rice; grated sweet potato and cauliflower stand in here, with popped mustard seeds, coconut and lime.',
  cuisine: 'INDIAN',
  slots: ['BREAKFAST'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 20 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN', 'GRATER'],
  noCook: false,
  ingredients: [
    { id: 'coconut-oil', g: 13.6, show: { qty: 1, unit: 'tbsp' } },
    { id: 'mustard-seeds', g: 3.3, show: { qty: 1, unit: 'tsp' } },
    { id: 'green-chilli', g: 15, show: { qty: 1, unit: 'piece' }, prep: 'thinly sliced' },
    { id: 'sweet-potato', g: 250, show: { qty: 1, unit: 'large' }, prep: 'peeled and coarsely grated' },
    { id: 'cauliflower', g: 160, show: { qty: 1.5, unit: 'cup' }, prep: 'coarsely grated' },
    { id: 'red-onion', g: 70, show: { qty: 1, unit: 'small' }, prep: 'finely sliced' },
    { id: 'turmeric', g: 1, show: { qty: 0.33, unit: 'tsp' } },
    { id: 'baby-spinach', g: 60, show: { qty: 2, unit: 'handful' } },
    { id: 'desiccated-coconut', g: 25, show: { qty: 5, unit: 'tbsp' } },
    { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Melt the coconut oil in a lidded frying pan and scatter in the mustard seeds. They jump; cover until the drumming stops.',
      uses: ['coconut-oil', 'mustard-seeds'],
      minutes: 2,
    },
    {
      text: 'Slip in chilli and onion for a minute, then sweet potato, cauliflower, turmeric and salt. Toss with two spoons as though it were hay.',
      uses: ['green-chilli', 'red-onion', 'sweet-potato', 'cauliflower', 'turmeric', 'salt'],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Let it cook in its own steam, half covered, with a toss now and again. The shreds should be soft and separate, a few of them crisp.',
      uses: [],
      minutes: 8,
      waits: true,
    },
    {
      text: 'Let the spinach melt in, fork the coconut through and shower with lime.',
      uses: ['baby-spinach', 'desiccated-coconut', 'lime-juice'],
      minutes: 2,
    },
  ],
  keepsDays: 1,
  freezable: false,
})
