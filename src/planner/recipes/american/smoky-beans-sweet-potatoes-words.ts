import type { RecipeWords } from '#planner/recipe.ts'

export const smokyBeansSweetPotatoesWords = {
  title: 'Smoky baked beans on baked sweet potatoes',
  blurb:
    'Beans the way they taste at a barbecue, not out of a tin, over sweet potatoes that split when you squeeze them.',
  call: {
    'rapeseed-oil': 'oil',
    'smoked-paprika': 'smoked paprika',
    'brown-sugar': 'sugar',
    'haricot-beans': 'beans',
  },
  prep: {
    onion: 'finely chopped',
    'haricot-beans': 'drained',
  },
  steps: [
    'Prick the {sweet-potato+} and microwave them at full power for {time}, until they feel soft when you squeeze them in a cloth.',
    "Meanwhile fry the {onion} in a saucepan with the {rapeseed-oil}, stirring, until it's soft and browned at the rim.",
    'Stir in {smoked-paprika}, {mustard}, {brown-sugar}, {passata} and {salt} until it bubbles.',
    'Add the {haricot-beans} and let them bubble gently, half covered, until the sauce is sticky enough to hold them together.',
    'Cut a cross in each of the {sweet-potato+}, press it open and fill it.',
  ],
  tip: 'The beans improve for days, and freeze. Cook the potatoes fresh.',
} as const satisfies RecipeWords
