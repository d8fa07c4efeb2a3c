import type { RecipeWords } from '#planner/recipe.ts'

export const butterBeansTomatoDillWords = {
  title: 'Butter beans with tomato, {spinach} and {dill}',
  blurb:
    'Gigantes without the hours in the oven: soft beans in a thick tomato sauce that tastes of {dill} and good oil.',
  call: { 'butter-beans': 'beans', 'olive-oil': 'oil', 'red-onion': 'onion', 'tinned-tomatoes': 'tomatoes' },
  prep: { 'red-onion': 'finely sliced', garlic: 'sliced', dill: 'chopped, stalks too' },
  steps: [
    "Warm the {olive-oil} in a wide frying pan. Let the {red-onion} soften in it until it's limp and golden at the edges.",
    'Add the {garlic} and the {tomato-puree} and keep stirring until the purée turns brick red and begins to stick.',
    "Tip in the {tinned-tomatoes}, the drained {butter-beans} and the {salt}. Bubble gently with the lid off. It's ready when a spoon leaves a clean track.",
    'Fold in the {spinach} a handful at a time, the next when the last has collapsed.',
    'Take it off the heat, sharpen it with {lemon-juice} and scatter the {dill} over the top. Good hot, better lukewarm.',
  ],
  tip: 'Tomorrow it makes a fine lunch on toast, or under a poached egg if you eat eggs.',
} as const satisfies RecipeWords
