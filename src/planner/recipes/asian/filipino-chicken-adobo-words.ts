import type { RecipeWords } from '#planner/recipe.ts'

export const filipinoChickenAdoboWords = {
  title: 'Filipino {chicken-thigh} adobo with greens',
  blurb:
    '{Chicken-thigh} braised in vinegar, soy, bay and far more {garlic} than seems wise. The sauce ends up dark, sharp and mellow.',
  call: {
    'chicken-thigh': 'chicken, thighs',
    'apple-cider-vinegar': 'vinegar',
    'sunflower-oil': 'oil',
    'black-pepper': 'pepper',
    'brown-sugar': 'sugar',
    'basmati-rice': 'rice',
    'bay-leaf': 'bay',
  },
  prep: { garlic: 'crushed, not chopped', 'black-pepper': 'coarsely cracked', 'bok-choy': 'quartered lengthways' },
  steps: [
    "Brown the {chicken-thigh+} in the {sunflower-oil} in a casserole, smooth side first, in two rounds if they touch, until both sides are golden. Add the {garlic} with the second round until it's the colour of honey.",
    "Pour in the {apple-cider-vinegar} and don't stir yet. Let it bubble with the window open until the steam no longer stings your eyes.",
    'Add {soy-sauce}, {black-pepper}, {bay-leaf}, {brown-sugar} and the {water}. Cover it, turn the heat low and leave it. The meat is ready when its juices run clear and a fork twists in it easily.',
    'In the meantime rinse the {basmati-rice}, cook it in a saucepan with half as much {water} again as {basmati-rice}, with the lid on, until the water has gone. Leave it covered until you need it.',
    'Take the lid off the {chicken-thigh} and let the sauce boil down until it looks like thin gravy and clings to a spoon.',
    "Lay the greens on top and cover the pot until they've just wilted. Serve the {basmati-rice} with the greens, the {chicken-thigh} and the sauce on top.",
  ],
  tip: 'Better on the second day. The fat that sets on top can be lifted off before you warm it.',
} as const satisfies RecipeWords
