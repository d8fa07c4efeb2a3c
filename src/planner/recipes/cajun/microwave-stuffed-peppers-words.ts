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
    'Take the peppers out. Microwave the meat, covered, for {2.5 min}, break it up well with a fork, and give it two more. Check that it steams all over, that no pink is left and that a thermometer reads at least {core} in several places. If not, give it another minute. Keep it covered for {time}.',
    'While it stands, toss {avocado}, {cherry-tomatoes} and {spring-onion+} with the {lime-juice}.',
    'Heap the turkey into the {red-pepper+} and top each half with the green salad.',
  ],
} as const satisfies RecipeWords
