import { recipe } from '#planner/recipe.ts'

export const lemongrassTurkeyBanhMiBurger = recipe({
  id: 'lemongrass-turkey-banh-mi-burger',
  title: 'Lemongrass turkey burger, bánh mì style',
  blurb:
    'Everything in a Saigon sandwich, on a bun: fragrant turkey patty, quick pickled carrot, cucumber and chilli sauce.',
  cuisine: 'ASIAN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['BURGERS'],
  servings: 2,
  minutes: { active: 25, total: 30 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN', 'TOASTER'],
  noCook: false,
  ingredients: [
    { id: 'carrot', g: 122, show: { qty: 2, unit: 'medium' }, prep: 'in fine matchsticks' },
    { id: 'rice-vinegar', g: 30, show: { qty: 2, unit: 'tbsp' }, retained: 0.5 },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' }, retained: 0.5 },
    { id: 'turkey-mince', g: 250 },
    { id: 'lemongrass', g: 4.8, show: { qty: 1, unit: 'tbsp' }, prep: 'only the tender heart, chopped to dust' },
    { id: 'garlic', g: 4, show: { qty: 1, unit: 'clove' }, prep: 'grated' },
    { id: 'lime-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'rapeseed-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
    {
      id: 'burger-bun',
      g: 100,
      show: { qty: 2, unit: 'piece' },
      swaps: [{ id: 'gf-burger-bun', g: 120, show: { qty: 2, unit: 'piece' } }],
    },
    {
      id: 'mayonnaise-light',
      g: 20,
      show: { qty: 4, unit: 'tsp' },
      swaps: [{ id: 'vegan-mayonnaise', g: 20, show: { qty: 4, unit: 'tsp' } }],
    },
    { id: 'sriracha', g: 6.5, show: { qty: 1, unit: 'tsp' } },
    { id: 'cucumber', g: 75, show: { qty: 0.5, unit: 'small' }, prep: 'in long slices' },
    { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' } },
  ],
  steps: [
    {
      text: 'Massage the carrot with the vinegar and half of the salt and leave it to go soft and bright.',
      uses: ['carrot', 'rice-vinegar', 'salt'],
      minutes: 4,
    },
    {
      text: 'Work lemongrass, garlic, lime juice and the remaining salt into the mince. Wet your hands and form a patty for each bun, a little wider.',
      uses: ['turkey-mince', 'lemongrass', 'garlic', 'lime-juice'],
      minutes: 4,
    },
    {
      text: 'Lay them in a hot, oiled frying pan. Poultry needs patience: about five minutes before you turn them, five after, and no pink when you peek inside.',
      uses: ['rapeseed-oil'],
      minutes: 11,
      waits: true,
    },
    {
      text: 'Brown the buns in the toaster and spread them with the mayonnaise and the sriracha, stirred together.',
      uses: ['burger-bun', 'mayonnaise-light', 'sriracha'],
      minutes: 3,
    },
    {
      text: 'Build from the bottom: cucumber, patty, a tangle of squeezed carrot, coriander with its stalks.',
      uses: ['cucumber', 'coriander'],
      minutes: 2,
    },
  ],
  portionSteps: [1, 2],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
  tip: 'No fresh lemongrass? The grated zest of a lime and a little more ginger come close.',
})
