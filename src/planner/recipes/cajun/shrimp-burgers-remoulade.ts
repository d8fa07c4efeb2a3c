import { recipe } from '#planner/recipe.ts'

export const shrimpBurgersRemoulade = recipe({
  id: 'shrimp-burgers-remoulade',
  title: 'Louisiana shrimp burgers with rémoulade',
  blurb:
    'Chopped prawns bound by their own stickiness, seared and stacked in a bun with crisp lettuce and a piquant sauce.',
  cuisine: 'CAJUN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['BURGERS'],
  servings: 2,
  minutes: { active: 25, total: 30 },
  skill: 'BASIC',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'prawns', g: 280 },
    { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, prep: 'finely sliced' },
    { id: 'celery', g: 40, show: { qty: 1, unit: 'stalk' }, prep: 'very finely diced' },
    { id: 'cornmeal', g: 30, show: { qty: 4, unit: 'tbsp' } },
    { id: 'lemon-zest', g: 2, show: { qty: 1, unit: 'tsp' } },
    { id: 'cayenne', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'olive-oil', g: 13.5, show: { qty: 1, unit: 'tbsp' } },
    {
      id: 'burger-bun',
      g: 100,
      show: { qty: 2, unit: 'piece' },
      swaps: [{ id: 'gf-burger-bun', g: 120, show: { qty: 2, unit: 'piece' } }],
    },
    { id: 'iceberg-lettuce', g: 72, show: { qty: 1, unit: 'cup' }, prep: 'shredded' },
    { id: 'tomato', g: 123, show: { qty: 1, unit: 'medium' }, prep: 'sliced' },
    {
      id: 'mayonnaise-light',
      g: 30,
      show: { qty: 2, unit: 'tbsp' },
      group: 'Rémoulade',
      swaps: [{ id: 'vegan-mayonnaise', g: 30, show: { qty: 2, unit: 'tbsp' } }],
    },
    { id: 'mustard', g: 10, show: { qty: 2, unit: 'tsp' }, group: 'Rémoulade' },
    { id: 'capers', g: 8.6, show: { qty: 1, unit: 'tbsp' }, prep: 'chopped', group: 'Rémoulade' },
    { id: 'hot-sauce', g: 4.7, show: { qty: 1, unit: 'tsp' }, group: 'Rémoulade' },
  ],
  steps: [
    {
      text: 'Pat the prawns dry. Chop a third of them to a paste and the rest as coarse as peas; the paste is your glue.',
      uses: ['prawns'],
      minutes: 5,
    },
    {
      text: 'Work in spring onion, celery, cornmeal, zest and cayenne, slap it together into a patty for each bun and chill them.',
      uses: ['spring-onion', 'celery', 'cornmeal', 'lemon-zest', 'cayenne'],
      minutes: 10,
    },
    {
      text: 'Stir the rémoulade from mayonnaise, mustard, capers and hot sauce.',
      uses: ['mayonnaise-light', 'mustard', 'capers', 'hot-sauce'],
      minutes: 2,
    },
    {
      text: 'Slide the patties into the oil in a moderately hot frying pan. Cook until no grey is left at the sides and both faces are crusted amber.',
      uses: ['olive-oil'],
      minutes: 8,
    },
    {
      text: "Warm the split buns in the pan's heat. Sauce on every half, then lettuce, patty and tomato.",
      uses: ['burger-bun', 'iceberg-lettuce', 'tomato'],
      minutes: 3,
    },
  ],
  portionSteps: [0.5, 1, 1.5, 2],
  keepsDays: 1,
  leftovers: 'HOT',
  freezable: false,
})
