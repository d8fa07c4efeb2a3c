import { recipe } from '#planner/recipe.ts'

export const redCabbageAppleRaisins = recipe({
  id: 'red-cabbage-apple-raisins',
  title: 'Quick red cabbage with apple and raisins',
  blurb: 'The Christmas side for any weeknight: glossy, sweet-sour and warm with allspice, in half an hour.',
  cuisine: 'ENGLISH',
  slots: ['SNACK'],
  dishTags: ['SIDE_DISHES'],
  servings: 2,
  minutes: { active: 15, total: 30 },
  skill: 'NOVICE',
  equipment: ['HOB', 'SAUCEPAN'],
  noCook: false,
  ingredients: [
    { id: 'olive-oil', g: 11, show: { qty: 2.5, unit: 'tsp' } },
    { id: 'red-onion', g: 70, show: { qty: 1, unit: 'small' }, prep: 'finely sliced' },
    { id: 'red-cabbage', g: 300, prep: 'shredded' },
    { id: 'apple', g: 149, show: { qty: 1, unit: 'small' }, prep: 'in little dice' },
    { id: 'raisins', g: 18, show: { qty: 2, unit: 'tbsp' } },
    { id: 'apple-cider-vinegar', g: 30, show: { qty: 2, unit: 'tbsp' } },
    { id: 'allspice', g: 1, show: { qty: 0.5, unit: 'tsp' } },
    { id: 'water', g: 80 },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Turn the red onion in the hot oil in a saucepan until it bends.',
      uses: ['olive-oil', 'red-onion'],
      minutes: 4,
    },
    {
      text: 'Crowd in the cabbage with vinegar, allspice and salt, and keep tossing: it squeaks, shrinks and flushes magenta.',
      uses: ['red-cabbage', 'apple-cider-vinegar', 'allspice', 'salt'],
      minutes: 4,
    },
    {
      text: 'Add apple, raisins and water, clamp on a lid and leave it to braise quietly, with one stir on the way.',
      uses: ['apple', 'raisins', 'water'],
      minutes: 15,
    },
    { text: 'Lid off for the finish, till the juice has turned to a shine on the leaves.', uses: [], minutes: 2 },
  ],
  keepsDays: 4,
  freezable: true,
  tip: 'Put the vinegar in early, as here. Without it the cabbage fades to blue.',
})
