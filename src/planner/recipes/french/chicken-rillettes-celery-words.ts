import type { RecipeWords } from '#planner/recipe.ts'

export const chickenRillettesCeleryWords = {
  title: '{Chicken-breast-cooked} rillettes with {celery} and {radish+}',
  blurb:
    'A light cousin of the potted classic: shredded {chicken-breast-cooked}, mustard, {fresh-tarragon} and {cornichons}, with cold crisp vegetables.',
  call: { 'dijon-mustard': 'mustard', 'olive-oil': 'oil', 'black-pepper': 'pepper' },
  prep: {
    shallot: 'very finely chopped',
    cornichons: 'finely diced',
    'fresh-tarragon': 'chopped',
    celery: 'in finger lengths',
    radish: 'with a bit of green left on',
  },
  steps: [
    'Shred the {chicken-breast-cooked} with two forks pulling against each other until it looks like coarse wool.',
    'Pound in {shallot}, {dijon-mustard}, {olive-oil} and {lemon-juice} with a wooden spoon until the meat has soaked them up and you can spread it.',
    'Stir in {cornichons}, {fresh-tarragon} and {black-pepper}, and pack it into a little dish. Spoon it into the {celery} and eat the {radish+} on the side.',
  ],
} as const satisfies RecipeWords
