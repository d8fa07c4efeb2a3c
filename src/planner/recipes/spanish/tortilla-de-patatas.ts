import { recipe } from '#planner/recipe.ts'

export const tortillaDePatatas = recipe({
  id: 'tortilla-de-patatas',
  title: 'Potato tortilla with tomato salad',
  blurb:
    'Spain on a plate: sweet onion and potato held together by barely set egg, with nothing but a tomato salad beside it.',
  cuisine: 'SPANISH',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 30 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN', 'MICROWAVE'],
  noCook: false,
  ingredients: [
    { id: 'potato', g: 300, prep: 'peeled, in thin half moons' },
    { id: 'onion', g: 70, show: { qty: 1, unit: 'small' }, prep: 'thinly sliced' },
    { id: 'olive-oil', g: 23, show: { qty: 5, unit: 'tsp' } },
    { id: 'egg', g: 264, show: { qty: 6, unit: 'medium' } },
    { id: 'tomato', g: 369, show: { qty: 3, unit: 'medium' }, prep: 'in wedges' },
    { id: 'red-wine-vinegar', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'parsley', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'leaves picked' },
    { id: 'salt', g: 2, show: { qty: 0.33, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Toss the potatoes with a teaspoon of the oil in a covered bowl and microwave them in two bursts, shaking between, until a slice bends and breaks.',
      uses: ['potato'],
      minutes: 8,
      waits: true,
    },
    {
      text: 'Meanwhile soften the onion in another teaspoon of oil in a small non-stick frying pan; let it take on a little gold.',
      uses: ['onion', 'olive-oil'],
      minutes: 7,
      waits: true,
      meanwhile: true,
    },
    {
      text: 'Beat the eggs with two thirds of the salt. Fold in potatoes and onion while they are hot, and let everything soak for five minutes: this makes the middle creamy.',
      uses: ['egg', 'salt'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Wipe the pan, heat a spoonful of the oil until it shimmers, and pour the mixture in. Draw the edges inwards for the first half minute, then lower the flame.',
      uses: [],
      minutes: 5,
      waits: true,
    },
    {
      text: 'When the rim is firm and the centre trembles, put a plate on top, take courage, and flip. Slide it back and tuck the edges under with a spatula.',
      uses: [],
      minutes: 3,
    },
    {
      text: 'Rest it on a board till it holds a clean cut and the egg is set through.',
      uses: [],
      minutes: 3,
      waits: true,
    },
    {
      text: 'Dress the tomatoes and parsley with vinegar, what oil is left and the last of the salt.',
      uses: ['tomato', 'parsley', 'red-wine-vinegar'],
    },
  ],
  portionSteps: [2 / 3, 1, 4 / 3, 5 / 3, 2],
  keepsDays: 2,
  leftovers: 'EITHER',
  freezable: false,
  tip: 'As good cold as warm. In Madrid it goes into the bag for the train.',
})
