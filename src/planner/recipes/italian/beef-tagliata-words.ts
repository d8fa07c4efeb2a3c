import type { RecipeWords } from '#planner/recipe.ts'

export const beefTagliataWords = {
  title: 'Beef tagliata with {radicchio} and balsamic tomatoes',
  blurb: 'Rosy slices of steak on bitter leaves, with portobellos and tomatoes burst in {balsamic-vinegar}.',
  call: {
    'cherry-tomatoes': 'tomatoes',
    'beef-sirloin': 'steak',
    'olive-oil': 'oil',
    'black-pepper': 'pepper',
    'chestnut-mushrooms': 'mushroom',
  },
  prep: { 'chestnut-mushrooms': 'in finger-wide slices', garlic: 'slivered', radicchio: 'shredded' },
  steps: [
    'Take the {beef-sirloin} out of the fridge before anything else. Blot it dry with kitchen paper and massage it with a teaspoon of the {olive-oil}, all the {black-pepper} and most of the {salt}.',
    'Heat a heavy frying pan until a drop of water skips across it. Cook the {beef-sirloin} for about {time} on its first side and two on its second, until both are well browned.',
    'Put it on a board under a bowl. It has to rest while you do everything else, or the juice runs out when you cut it.',
    "Brown the {chestnut-mushrooms} slices in the same pan with {1/2} of the {olive-oil} that remains and the last of the {salt}. They're ready when their rims are dark.",
    "Roll in the {cherry-tomatoes} and {garlic} and let the first skins split. Add the balsamic and swirl it round until it's syrupy.",
    'Toss {radicchio} and {rocket} with the last {olive-oil}. Slice the {beef-sirloin} across the grain, lay it on the leaves, and spoon everything from the pan over it.',
  ],
  tip: 'Press the steak with a finger. Soft means rosy, firm means done through.',
} as const satisfies RecipeWords
