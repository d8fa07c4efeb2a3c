import type { RecipeWords } from '#planner/recipe.ts'

export const microwaveStuffedPeppersWords = {
  title: 'Twelve-minute Cajun stuffed peppers',
  blurb:
    'Every Louisiana grandmother stuffs peppers. These have spiced turkey, cool {avocado} and a microwave to hurry them along.',
  call: {
    'red-pepper': 'pepper, peppers',
    'olive-oil': 'oil',
    'cherry-tomatoes': 'tomatoes',
    'turkey-mince': 'turkey',
    'cajun-seasoning': 'Cajun spice',
    'lime-juice': 'lime',
  },
  prep: {
    'red-pepper': 'halved lengthways',
    celery: 'finely diced',
    'spring-onion': 'sliced',
    avocado: 'diced',
    'cherry-tomatoes': 'quartered',
  },
  steps: [
    'Lay the {red-pepper} halves on a plate with a spoonful of water, cut side down, and microwave for {time}, so that they bend but keep their shape.',
    'Meanwhile crumble the {turkey-mince} into a wide bowl and rub in {celery}, {cajun-seasoning}, {tomato-puree}, {olive-oil} and {salt}.',
    'Change over. The meat gets {2.5 min} covered, a good breaking-up with a fork, then two more: no pink anywhere, steam from every part, and at least {core} on a thermometer in several places, or another minute. Keep it covered for {time}.',
    'While it stands, toss {avocado}, {cherry-tomatoes} and {spring-onion+} with the {lime-juice}.',
    'Heap the turkey into the {red-pepper+} and crown each half with the green salad.',
  ],
} as const satisfies RecipeWords
