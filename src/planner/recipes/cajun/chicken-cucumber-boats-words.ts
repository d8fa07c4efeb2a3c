import type { RecipeWords } from '#planner/recipe.ts'

export const chickenCucumberBoatsWords = {
  title: 'Cajun {chicken-breast-cooked} {cucumber} boats',
  blurb:
    'Cold {cucumber} hollowed like a pirogue and loaded with spiced {chicken-breast-cooked} and {avocado}. Made to be held.',
  call: { 'lime-juice': 'lime', 'cajun-seasoning': 'Cajun spice' },
  prep: { 'chicken-breast-cooked': 'very finely chopped', celery: 'finely diced' },
  steps: [
    'Split the {cucumber} along its length, then across, and drag a teaspoon down each piece to dig out a channel. Salt the insides.',
    'Mash {avocado}, {lime-juice} and {cajun-seasoning}, and stir in {chicken-breast-cooked} and {celery} until you have something that sticks together.',
    'Shake off the water that the {salt} has drawn, fill the boats and cut them into lengths you can pick up.',
  ],
} as const satisfies RecipeWords
