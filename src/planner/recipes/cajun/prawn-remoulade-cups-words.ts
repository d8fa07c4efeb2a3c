import type { RecipeWords } from '#planner/recipe.ts'

export const prawnRemouladeCupsWords = {
  title: 'Prawn rémoulade in lettuce cups',
  blurb:
    'A New Orleans first course: cold {prawns-cooked} in a pink, peppery sauce, with plenty of crunch from {celery}.',
  call: {
    'little-gem': 'lettuce',
    'hot-sauce': 'sauce',
    'greek-yogurt-2': 'yogurt',
    'olive-oil': 'oil',
    'dijon-mustard': 'mustard',
    'lemon-juice': 'lemon',
  },
  prep: { celery: 'in tiny dice' },
  steps: [
    'Whisk {greek-yogurt-2}, {olive-oil}, {horseradish}, {dijon-mustard}, {ketchup} and hot {hot-sauce}, and taste it. It should tickle your nose.',
    'Dry the {prawns-cooked} on kitchen paper, sprinkle with {lemon-juice}, and bind them and the {celery} with the {hot-sauce}.',
    'Share it among the {little-gem} leaves, hollow side up, and pick them up like tacos.',
  ],
} as const satisfies RecipeWords
