import { recipe } from '#planner/recipe.ts'

export const butterBeansTomatoDill = recipe({
  id: 'butter-beans-tomato-dill',
  title: 'Butter beans with tomato, spinach and dill',
  blurb: 'Gigantes without the hours in the oven: soft beans in a thick tomato sauce that tastes of dill and good oil.',
  cuisine: 'GREEK',
  slots: ['LUNCH', 'DINNER'],
  dishTags: [],
  servings: 2,
  minutes: { active: 15, total: 25 },
  skill: 'NOVICE',
  equipment: ['HOB', 'FRYING_PAN'],
  noCook: false,
  ingredients: [
    { id: 'olive-oil', g: 27, show: { qty: 2, unit: 'tbsp' } },
    { id: 'red-onion', g: 110, show: { qty: 1, unit: 'medium' }, prep: 'finely sliced' },
    { id: 'garlic', g: 8, show: { qty: 2, unit: 'clove' }, prep: 'sliced' },
    { id: 'tomato-puree', g: 32, show: { qty: 2, unit: 'tbsp' } },
    { id: 'tinned-tomatoes', g: 400, show: { qty: 1, unit: 'can' } },
    { id: 'butter-beans', g: 480, show: { qty: 2, unit: 'can' } },
    { id: 'spinach', g: 150, show: { qty: 5, unit: 'handful' } },
    { id: 'dill', g: 8, show: { qty: 1, unit: 'handful' }, prep: 'chopped, stalks too' },
    { id: 'lemon-juice', g: 15, show: { qty: 1, unit: 'tbsp' } },
    { id: 'salt', g: 1.5, show: { qty: 0.25, unit: 'tsp' } },
  ],
  steps: [
    {
      text: 'Warm the oil in a wide frying pan over a medium flame. Let the onion soften in it until it is limp and going gold at the edges.',
      uses: ['olive-oil', 'red-onion'],
      minutes: 6,
      waits: true,
    },
    {
      text: 'Add the garlic and the tomato purée and keep stirring: the purée turns brick red and begins to stick.',
      uses: ['garlic', 'tomato-puree'],
      minutes: 2,
    },
    {
      text: 'Tip in the tomatoes, the drained beans and the salt. Bubble gently with the lid off; it is ready when a spoon leaves a clean track.',
      uses: ['tinned-tomatoes', 'butter-beans', 'salt'],
      minutes: 10,
      waits: true,
    },
    {
      text: 'Fold in the spinach a handful at a time and give each one a moment to collapse.',
      uses: ['spinach'],
      minutes: 2,
    },
    {
      text: 'Take it off the heat, sharpen it with lemon juice and scatter the dill over the top. Good hot, better lukewarm.',
      uses: ['lemon-juice', 'dill'],
    },
  ],
  keepsDays: 3,
  leftovers: 'EITHER',
  freezable: true,
  tip: 'Tomorrow it makes a fine lunch on toast, or under a poached egg if you eat eggs.',
})
