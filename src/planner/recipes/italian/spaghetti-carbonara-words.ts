import type { RecipeWords } from '#planner/recipe.ts'

export const spaghettiCarbonaraWords = {
  title: '{Spaghetti} carbonara',
  blurb: 'No cream, only eggs, Parmesan, bacon and a great deal of pepper, brought together by a splash of hot water.',
  call: {
    'olive-oil': 'oil',
  },
  prep: {
    bacon: 'in thin strips',
    parmesan: 'finely grated',
  },
  steps: [
    "Cook the {spaghetti} in unsalted boiling water, since bacon and cheese bring enough, until it's just short of tender.",
    "While it boils, fry the {bacon} slowly in the {olive-oil} in a wide frying pan. Turn the strips until they're crisp and the fat is clear.",
    'Beat the {egg+} with {parmesan} and {black-pepper} in a bowl.',
    'Take the bacon off the heat and lift the dripping pasta into it, wait until it no longer sizzles, and pour the eggs over. Toss fast, with a splash of the water, until the sauce is glossy and clings. If it stays thin, warm it over a low heat for a moment.',
  ],
  tip: 'The eggs need warmth, not a hot pan. Scrambled carbonara was left on the hob.',
} as const satisfies RecipeWords
