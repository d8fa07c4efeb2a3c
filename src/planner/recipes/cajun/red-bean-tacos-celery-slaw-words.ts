import type { RecipeWords } from '#planner/recipe.ts'

export const redBeanTacosCelerySlawWords = {
  title: 'Red bean tacos with {celery} slaw',
  blurb:
    'New Orleans meets the tortilla: spiced mashed red beans, a lemony crunch of {celery} and a stripe of hot sauce.',
  call: {
    'corn-tortilla': 'tortilla, tortillas',
    'kidney-beans': 'beans',
    'hot-sauce': 'sauce',
    'olive-oil': 'oil',
    'pumpkin-seeds': 'seeds',
    'cajun-seasoning': 'Cajun spice',
    'lemon-juice': 'lemon',
  },
  prep: { celery: 'finely sliced, with leaves', avocado: 'sliced' },
  steps: [
    'Rinse the {kidney-beans}, leave them wet, and crush them in a bowl with {cajun-seasoning}, {tomato-puree}, {olive-oil} and {1/2} of the {salt}. Cover and microwave for {time}, until steam rises all round.',
    'Squeeze {celery}, {lemon-juice} and the rest of the {salt} together until the {celery} looks wet and a little see-through.',
    'Wrap the {corn-tortilla+} in a damp cloth and microwave them for {40 s}, so that they fold without cracking.',
    'Build them: {kidney-beans}, {avocado}, slaw, {pumpkin-seeds}, and as much hot {hot-sauce} as you dare.',
  ],
} as const satisfies RecipeWords
