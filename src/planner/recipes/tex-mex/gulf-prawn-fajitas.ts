import { recipe } from '#planner/recipe.ts'

export const gulfPrawnFajitas = recipe({
  id: 'gulf-prawn-fajitas',
  title: 'Gulf prawn fajitas with pico de gallo',
  blurb:
    'Chilli-dusted prawns and blistered onions in soft flour tortillas, with a fresh tomato relish stirred up in a minute.',
  cuisine: 'TEX_MEX',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 25, total: 25 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, prep: 'in fine dice' },
    { id: 'coriander', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'chopped' },
    { id: 'lime-juice', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'prawns', g: 250 },
    { id: 'chilli-powder', g: 5.4, show: { qty: 2, unit: 'tsp' } },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'crushed' },
    { id: 'rapeseed-oil', g: 14, show: { qty: 1, unit: 'tbsp' } },
    { id: 'red-onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'in petals' },
    { id: 'green-pepper', g: 119, show: { qty: 1, unit: 'medium' }, prep: 'in strips' },
    {
      id: 'flour-tortilla',
      g: 120,
      show: { qty: 4, unit: 'small' },
      swaps: [{ id: 'corn-tortilla', g: 96, show: { qty: 4, unit: 'piece' } }],
    },
    { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' }, prep: 'sliced' },
  ],
  steps: [
    {
      text: 'For the pico, stir tomato and coriander with half the lime and leave it to get juicy.',
      uses: ['tomato', 'coriander', 'lime-juice'],
      minutes: 2,
    },
    {
      text: 'Blot the prawns thoroughly with kitchen paper, then coat them in chilli powder and garlic.',
      uses: ['prawns', 'chilli-powder', 'garlic'],
      minutes: 2,
    },
    {
      text: 'With half the oil smoking gently in the frying pan, scorch onion and pepper until their edges blacken and they still resist the teeth. Pile them on a warm plate.',
      uses: ['rapeseed-oil', 'red-onion', 'green-pepper'],
      minutes: 7,
      waits: true,
    },
    {
      text: 'Prawns next, well spaced, with the oil that is left. Count to ninety, turn them over, and wait only until each has closed into a tight pink comma.',
      uses: [],
      minutes: 4,
      waits: true,
    },
    { text: 'Squeeze the rest of the lime into the pan and tip everything onto the onions.', uses: [], minutes: 1 },
    {
      text: 'Wipe the pan, heat the tortillas in it until they balloon here and there, and fill them with prawns, vegetables, avocado and pico.',
      uses: ['flour-tortilla', 'avocado'],
      minutes: 3,
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
})
