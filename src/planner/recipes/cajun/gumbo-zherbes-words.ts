import type { RecipeWords } from '#planner/recipe.ts'

export const gumboZherbesWords = {
  title: "Gumbo z'herbes with {butter-beans}",
  blurb:
    'The green gumbo of Holy Thursday: seven kinds of leaf, they say, but three will do, in a broth with a dark roux.',
  call: {
    'sunflower-oil': 'oil',
    'green-pepper': 'pepper',
    'vegetable-stock': 'stock',
    'apple-cider-vinegar': 'vinegar',
    'cajun-seasoning': 'Cajun spice',
  },
  prep: {
    onion: 'finely chopped',
    'green-pepper': 'finely chopped',
    celery: 'finely chopped',
    garlic: 'crushed',
    kale: 'shredded',
    'collard-greens': 'shredded',
  },
  steps: [
    "Stir {sunflower-oil} and {plain-flour} in a casserole without a break. The paste goes from cream to sand to peanut. Stop when it's the brown of a hazelnut shell.",
    "Throw in {onion}, {green-pepper} and {celery} all at once, which halts the roux. Stir until they've gone soft.",
    "Stir in {garlic} and {cajun-seasoning} for {1 min}, then add the {vegetable-stock}, a ladle at a time, beating each one in until it's smooth.",
    'Push the {kale} and collards down into it, salt it, and let it simmer with the lid tilted until the leaves taste soft and sweet.',
    'Add {butter-beans} and {spinach} and cook until the {spinach} has sunk. A dash of {apple-cider-vinegar} brings out the green flavours.',
    'Warm the {rice-cooked} and pack it into a cup. Turn it out in the middle of each bowl and pour the gumbo round.',
  ],
} as const satisfies RecipeWords
