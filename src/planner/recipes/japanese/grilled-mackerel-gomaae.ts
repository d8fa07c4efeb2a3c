import { recipe } from '#planner/recipe.ts'

export const grilledMackerelGomaae = recipe({
  id: 'grilled-mackerel-gomaae',
  title: 'Grilled mackerel with sesame spinach',
  blurb:
    'A set lunch as in any Tokyo side street: crackling mackerel, cool grated daikon, spinach in sesame, and rice.',
  cuisine: 'JAPANESE',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 20, total: 25 },
  skill: 'BASIC',
  equipment: ['GRILL', 'BAKING_TRAY', 'HOB', 'SAUCEPAN', 'GRATER', 'MICROWAVE'],
  noCook: false,
  ingredients: [
    { id: 'mackerel', g: 180, show: { qty: 2, unit: 'fillet' } },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' }, retained: 0.5 },
    { id: 'spinach', g: 240, show: { qty: 8, unit: 'handful' } },
    { id: 'sesame-seeds', g: 18, show: { qty: 2, unit: 'tbsp' } },
    {
      id: 'soy-sauce',
      g: 16,
      show: { qty: 1, unit: 'tbsp' },
      swaps: [{ id: 'tamari', g: 18, show: { qty: 1, unit: 'tbsp' } }],
    },
    { id: 'mirin', g: 10.6, show: { qty: 2, unit: 'tsp' } },
    { id: 'daikon', g: 200, show: { qty: 2, unit: 'cup' }, prep: 'peeled' },
    { id: 'brown-rice-cooked', g: 250, show: { qty: 1, unit: 'pouch' } },
    { id: 'lemon', g: 58, show: { qty: 1, unit: 'piece' }, prep: 'in wedges' },
  ],
  steps: [
    {
      text: 'Salt the mackerel on both sides, let it sweat for a few minutes, and dab it dry. That is the whole secret of a crisp skin.',
      uses: ['mackerel', 'salt'],
      minutes: 5,
      waits: true,
    },
    {
      text: 'Grill it on a lined baking tray, skin towards the heat, until it blisters and browns and the flesh has turned from glassy to white all through.',
      uses: [],
      minutes: 8,
      waits: true,
    },
    {
      text: 'In the meantime drop the spinach into a saucepan of boiling water and count to thirty. Out, under the cold tap, and wring it dry in your fists.',
      uses: ['spinach'],
      minutes: 3,
      waits: true,
      meanwhile: true,
    },
    {
      text: 'Toast the sesame in the emptied pan until it pops, crush two thirds of it, and stir this with the soy sauce and the mirin. Work it through the spinach.',
      uses: ['sesame-seeds', 'soy-sauce', 'mirin'],
      minutes: 3,
    },
    { text: 'Grate the daikon finely and let it drain in a sieve.', uses: ['daikon'], minutes: 3 },
    {
      text: 'Warm the rice in the microwave and set out the plates: fish, a snowy heap of daikon, spinach with the last of the sesame, and lemon.',
      uses: ['brown-rice-cooked', 'lemon'],
      minutes: 2,
    },
  ],
  portionSteps: [1, 2],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
  tip: 'A squeeze of lemon on the daikon, and daikon on every bite of fish.',
})
