import { recipe } from '#planner/recipe.ts'

export const redLentilSoup = recipe({
  id: 'red-lentil-soup',
  title: 'Red lentil soup with cumin and lemon',
  blurb:
    'Shorbat adas: golden, velvety and ready in half an hour. The squeeze of lemon at the end is what wakes it up.',
  cuisine: 'MIDDLE_EASTERN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SOUPS'],
  servings: 2,
  minutes: { active: 10, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    { id: 'olive-oil', g: 23, show: { qty: 5, unit: 'tsp' } },
    { id: 'onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'chopped' },
    { id: 'carrot', g: 122, show: { qty: 2, unit: 'medium' }, prep: 'coarsely grated or chopped small' },
    { id: 'cumin', g: 4.2, show: { qty: 2, unit: 'tsp' } },
    { id: 'turmeric', g: 1.5, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'red-lentils', g: 150, prep: 'rinsed' },
    { id: 'tomato-puree', g: 16, show: { qty: 1, unit: 'tbsp' } },
    { id: 'water', g: 720, show: { qty: 3, unit: 'cup' } },
    { id: 'lemon-juice', g: 31, show: { qty: 2, unit: 'tbsp' } },
    { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'chopped' },
    { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Cook the onion and carrot in the oil in a saucepan until their smell changes from sharp to sweet.',
      uses: ['onion', 'carrot', 'olive-oil'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Stir in cumin, turmeric and tomato purée; everything in the pan will go the colour of rust.',
      uses: ['cumin', 'turmeric', 'tomato-puree'],
      minutes: 1,
    },
    {
      text: 'Pour the lentils in, cover with the water and skim off the first grey foam that rises.',
      uses: ['red-lentils', 'water'],
      minutes: 4,
    },
    {
      text: 'Let it blip quietly, lid tilted, giving the bottom a scrape every few minutes. The lentils have to lose their shape altogether.',
      uses: [],
      minutes: 15,
      waits: true,
    },
    {
      text: 'Beat it hard with a wooden spoon or a whisk, no machine needed: it becomes creamy while you look on.',
      uses: [],
      minutes: 1,
    },
    {
      text: 'Salt it, sour it with the lemon, and float parsley on each bowl.',
      uses: ['salt', 'lemon-juice', 'parsley'],
    },
  ],
  keepsDays: 3,
  leftovers: 'HOT',
  freezable: true,
  tip: 'It sets firm in the fridge. Loosen it with water and add a fresh squeeze of lemon.',
})
