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
    'Heat a heavy frying pan until a drop of water skips across it. Give the {beef-sirloin} about {time} on its first side and two on its second.',
    'Park it on a board under a bowl. It has to rest while you see to everything else, or its juice ends up on the wood.',
    "Brown the {chestnut-mushrooms} slices in the meaty pan with {1/2} of the {olive-oil} that remains and the last of the {salt}. They're ready when they smell of steak and have dark rims.",
    'Roll in the {cherry-tomatoes} and {garlic} and let the first skins split. Splash in the balsamic and swirl until it turns syrupy.',
    'Toss {radicchio} and {rocket} with the last {olive-oil}. Carve the {beef-sirloin} across its grain, lay it on the leaves, and spill the contents of the pan over it.',
  ],
  tip: 'Press the steak with a finger: soft means rosy, firm means done through.',
} as const satisfies RecipeWords
