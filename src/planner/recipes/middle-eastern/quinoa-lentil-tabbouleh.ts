import { recipe } from '#planner/recipe.ts'

export const quinoaLentilTabbouleh = recipe({
  id: 'quinoa-lentil-tabbouleh',
  title: 'Green tabbouleh with quinoa and lentils',
  blurb: 'Tabbouleh as it should be, a parsley salad first of all, with quinoa and lentils to make it a meal.',
  cuisine: 'MIDDLE_EASTERN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 11, total: 11 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'parsley', g: 60, show: { qty: 1, unit: 'cup' }, prep: 'finely chopped' },
    { id: 'mint', g: 10, show: { qty: 1, unit: 'handful' }, prep: 'finely chopped' },
    { id: 'spring-onion', g: 30, show: { qty: 2, unit: 'piece' }, prep: 'finely sliced' },
    { id: 'tomato', g: 246, show: { qty: 2, unit: 'medium' }, prep: 'in small dice' },
    { id: 'quinoa-cooked', g: 250, show: { qty: 1, unit: 'pouch' } },
    { id: 'lentils-tinned', g: 240, show: { qty: 1, unit: 'can' } },
    { id: 'lemon-juice', g: 46, show: { qty: 3, unit: 'tbsp' } },
    { id: 'olive-oil', g: 18, show: { qty: 4, unit: 'tsp' } },
    { id: 'allspice', g: 0.5, show: { qty: 0.25, unit: 'tsp' } },
    { id: 'salt', g: 1.2, show: { qty: 3, unit: 'pinch' } },
    { id: 'pomegranate-seeds', g: 66, show: { qty: 6, unit: 'tbsp' } },
    { id: 'pumpkin-seeds', g: 24, show: { qty: 3, unit: 'tbsp' } },
  ],
  steps: [
    {
      text: 'Gather parsley and mint into a tight bunch and slice through it once with a sharp knife, as finely as you can. Chopping to and fro bruises the leaves and turns them black.',
      uses: ['parsley', 'mint'],
      minutes: 4,
    },
    {
      text: 'Squeeze the pouch of quinoa to break up the grains and empty it over the herbs. Drain the lentils well and let them follow.',
      uses: ['quinoa-cooked', 'lentils-tinned'],
      minutes: 2,
    },
    {
      text: 'Add the tomatoes with their juice, the spring onions, lemon juice, oil, allspice and salt. Work it gently with two forks, lifting more than stirring.',
      uses: ['tomato', 'spring-onion', 'lemon-juice', 'olive-oil', 'allspice', 'salt'],
      minutes: 2,
    },
    {
      text: 'Scatter the pomegranate and the pumpkin seeds on last: they should crackle between your teeth.',
      uses: ['pomegranate-seeds', 'pumpkin-seeds'],
    },
  ],
  keepsDays: 1,
  leftovers: 'COLD',
  freezable: false,
  tip: 'Romaine leaves make good scoops if you have some.',
})
