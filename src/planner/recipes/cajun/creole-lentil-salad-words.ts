import type { RecipeWords } from '#planner/recipe.ts'

export const creoleLentilSaladWords = {
  title: 'Creole lentil salad with rémoulade dressing',
  blurb:
    'Lentils, {celery} and roasted peppers in a sauce of mustard, {horseradish} and gherkins, with {avocado} to calm it down.',
  call: {
    'lentils-tinned': 'lentils',
    'roasted-peppers': 'peppers',
    'dijon-mustard': 'mustard',
    'olive-oil': 'oil',
    'little-gem': 'lettuce',
    'cajun-seasoning': 'Cajun spice',
  },
  prep: { cornichons: 'finely chopped', celery: 'in fine slices', 'roasted-peppers': 'in strips', avocado: 'diced' },
  steps: [
    'Make the rémoulade first: {natural-yogurt}, {dijon-mustard}, {horseradish}, {cornichons}, {cajun-seasoning}, {olive-oil} and {salt}, stirred until the colour is an even rose.',
    'Shake the rinsed {lentils-tinned} very dry in a sieve, or the sauce will slide off them. Combine with {celery}, {roasted-peppers} and {3/4} of the rémoulade.',
    'Fill the {little-gem} leaves like boats, top them with {avocado} and drizzle on the sauce you held back.',
  ],
} as const satisfies RecipeWords
