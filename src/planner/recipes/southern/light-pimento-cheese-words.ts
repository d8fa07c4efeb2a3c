import type { RecipeWords } from '#planner/recipe.ts'

export const lightPimentoCheeseWords = {
  title: 'Light pimento cheese with {celery}',
  blurb:
    'The church picnic spread on a lighter footing: sharp {cheddar}, roasted red peppers and {quark}, scooped up with {celery}.',
  call: { 'roasted-peppers': 'peppers', cayenne: 'pepper, peppers' },
  prep: { cheddar: 'finely grated', 'roasted-peppers': 'chopped', celery: 'in short lengths' },
  steps: [
    'Blot the {roasted-peppers} on kitchen paper. Wet peppers make a runny spread.',
    "Beat {quark}, {cheddar}, {mayonnaise-light}, {paprika} and cayenne with a fork, stopping while it's still rough, then fold in the {roasted-peppers}.",
    'Chill it while you cut the {celery}, and load up each piece as you go.',
  ],
} as const satisfies RecipeWords
