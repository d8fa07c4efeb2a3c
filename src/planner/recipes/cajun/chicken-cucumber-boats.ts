import { recipe } from '#planner/recipe.ts'

export const chickenCucumberBoats = recipe({
  id: 'chicken-cucumber-boats',
  title: 'Cajun chicken cucumber boats',
  blurb: 'Cold cucumber hollowed like a pirogue and loaded with spiced chicken and avocado. Made to be held.',
  cuisine: 'CAJUN',
  slots: ['SNACK'],
  dishTags: ['APPETIZERS'],
  servings: 2,
  minutes: { active: 11, total: 11 },
  skill: 'NOVICE',
  equipment: [],
  noCook: true,
  ingredients: [
    { id: 'cucumber', g: 300, show: { qty: 1, unit: 'medium' } },
    { id: 'salt', g: 0.8, show: { qty: 2, unit: 'pinch' } },
    { id: 'chicken-breast-cooked', g: 100, prep: 'very finely chopped' },
    { id: 'avocado', g: 70, show: { qty: 0.5, unit: 'medium' } },
    { id: 'cajun-seasoning', g: 2.7, show: { qty: 1, unit: 'tsp' } },
    { id: 'lime-juice', g: 10, show: { qty: 2, unit: 'tsp' } },
    { id: 'celery', g: 40, show: { qty: 1, unit: 'stalk' }, prep: 'finely diced' },
  ],
  steps: [
    {
      text: 'Split the cucumber along its length, then across, and drag a teaspoon down each piece to dig out a channel. Salt the insides.',
      uses: ['cucumber', 'salt'],
      minutes: 3,
    },
    {
      text: 'Mash avocado, lime and Cajun spice, and stir in chicken and celery until you have something that sticks together.',
      uses: ['avocado', 'lime-juice', 'cajun-seasoning', 'chicken-breast-cooked', 'celery'],
      minutes: 4,
    },
    {
      text: 'Shake off the water that the salt has drawn, fill the hulls and cut them into lengths for the hand.',
      uses: [],
      minutes: 2,
    },
  ],
  keepsDays: 1,
  freezable: false,
})
