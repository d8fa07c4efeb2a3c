import type { RecipeWords } from '#planner/recipe.ts'

export const tunaStuffedTomatoesWords = {
  title: '{Tomato+} stuffed with {tuna-tinned} and {capers}',
  blurb: 'A Piedmontese summer starter: cold, ripe {tomato+} packed with {tuna-tinned}, {celery}, {capers} and lemon.',
  call: { 'lentils-tinned': 'lentils', 'olive-oil': 'oil', 'black-pepper': 'pepper' },
  prep: { celery: 'in tiny dice', capers: 'chopped', parsley: 'chopped' },
  steps: [
    'Slice a lid off each {tomato}, hollow it out with a teaspoon, and stand it upside down on kitchen paper.',
    {
      written:
        'Break up the drained {tuna-tinned} with a fork, then work in {celery}, {capers}, {parsley}, {lemon-juice}, {olive-oil} and {black-pepper} until it holds together.',
      'lentils-tinned':
        'Crush {1/2} of the drained {lentils-tinned} with a fork, mix them with the rest, then work in {celery}, {capers}, {parsley}, {lemon-juice}, {olive-oil} and {black-pepper} until it holds together.',
    },
    'Pack the {tomato+} generously and perch the lids on at an angle.',
  ],
  tip: "Don't throw the scooped-out pulp away. Stir it into tomorrow's sauce.",
} as const satisfies RecipeWords
