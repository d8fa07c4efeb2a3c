import { recipe } from '#planner/recipe.ts'

export const creoleLentilSalad = recipe({
  id: 'creole-lentil-salad',
  title: 'Creole lentil salad with rémoulade dressing',
  blurb:
    'Lentils, celery and roasted peppers in a sauce of mustard, horseradish and gherkins, with avocado to calm it down.',
  cuisine: 'CAJUN',
  slots: ['LUNCH', 'DINNER'],
  dishTags: ['SALADS'],
  servings: 2,
  minutes: { active: 13, total: 13 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'lentils-tinned', g: 360, show: { qty: 1.5, unit: 'can' } },
    {
      id: 'natural-yogurt',
      g: 90,
      show: { qty: 6, unit: 'tbsp' },
      swaps: [
        { id: 'lactose-free-yogurt', g: 90, show: { qty: 6, unit: 'tbsp' } },
        { id: 'soya-yogurt', g: 90, show: { qty: 6, unit: 'tbsp' } },
      ],
    },
    { id: 'dijon-mustard', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'horseradish', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'cornichons', g: 36, show: { qty: 4, unit: 'piece' }, prep: 'finely chopped' },
    { id: 'cajun-seasoning', g: 2.7, show: { qty: 1, unit: 'tsp' } },
    { id: 'olive-oil', g: 9, show: { qty: 2, unit: 'tsp' } },
    { id: 'celery', g: 120, show: { qty: 3, unit: 'stalk' }, prep: 'in fine slices' },
    { id: 'roasted-peppers', g: 100, show: { qty: 2, unit: 'piece' }, prep: 'in strips' },
    { id: 'avocado', g: 140, show: { qty: 1, unit: 'medium' }, prep: 'diced' },
    { id: 'little-gem', g: 150, show: { qty: 15, unit: 'leaf' } },
    { id: 'salt', g: 1, show: { qty: 2, unit: 'pinch' } },
  ],
  steps: [
    {
      text: 'Make the rémoulade first: yogurt, mustard, horseradish, cornichons, Cajun spice, oil and salt, stirred until the colour is an even rose.',
      uses: ['natural-yogurt', 'dijon-mustard', 'horseradish', 'cornichons', 'cajun-seasoning', 'olive-oil', 'salt'],
      minutes: 3,
    },
    {
      text: 'Shake the rinsed lentils very dry in a sieve, or the sauce will slide off them. Combine with celery, peppers and three quarters of the rémoulade.',
      uses: ['lentils-tinned', 'celery', 'roasted-peppers'],
      minutes: 4,
    },
    {
      text: 'Use the lettuce leaves as boats: fill, top with avocado and drip on the sauce you held back.',
      uses: ['little-gem', 'avocado'],
      minutes: 3,
    },
  ],
  keepsDays: 2,
  leftovers: 'COLD',
  freezable: false,
})
