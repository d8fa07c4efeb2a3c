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
    'Brown the {chicken-thigh+} in the {sunflower-oil} in a casserole, smooth side first, in two rounds if they touch. Put the {garlic} in among the second round until it is the colour of honey.',
    'Pour in the {apple-cider-vinegar} and do not stir yet. Let the first sharp steam fly off with the window open. Go on when it no longer stings your eyes.',
    'Add {soy-sauce}, {black-pepper}, {bay-leaf}, {brown-sugar} and the {water}. Cover, turn the flame low and go and do something else; the meat is ready when its juices run clear and a fork twists in it without effort.',
    'In the meantime rinse the {basmati-rice}, cook it in a saucepan with half as much {water} again as {basmati-rice}, and keep the lid on until you need it.',
    'Take the lid off the {chicken-thigh} and let the sauce reduce until it looks like thin gravy and clings to a spoon.',
    'Lay the greens on top, cover, and give them just long enough to droop. {Basmati-rice}, greens, {chicken-thigh}, sauce: in that order.',
  ],
  tip: 'Better on the second day. The fat that sets on top can be lifted off before you warm it.',
} as const satisfies RecipeWords
