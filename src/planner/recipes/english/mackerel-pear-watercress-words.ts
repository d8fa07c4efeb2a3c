import type { RecipeWords } from '#planner/recipe.ts'

export const mackerelPearWatercressWords = {
  title: '{Mackerel-tinned} and {pear} with mustard {watercress}',
  blurb: 'Oily fish, a ripe {pear} and a pile of peppery leaves: a seaside plate that needs a fork and no fire.',
  call: {
    'dijon-mustard': 'mustard',
    'apple-cider-vinegar': 'vinegar',
    'olive-oil': 'oil',
    'sunflower-seeds': 'seeds',
    'black-pepper': 'pepper',
  },
  prep: {
    pear: 'cored, in thin boats',
    celery: 'shaved',
    watercress: 'thick stalks off',
    'mackerel-tinned': 'in large flakes',
  },
  steps: [
    'Beat {apple-cider-vinegar} and {dijon-mustard} with a fork, then the {olive-oil} in a thread, until the dressing coats the back of a spoon.',
    "Add the {pear+} and {celery} first and turn them about, so that they don't go brown.",
    'Toss the {watercress} through at the last moment and heap it on the plates.',
    'Lay the {mackerel-tinned} on in pieces big enough to need cutting. {Sunflower-seeds} and a good grind of {black-pepper} finish it.',
  ],
  tip: 'A {pear} that gives a little at the neck is the one to pick. A hard one wants slicing thinner.',
} as const satisfies RecipeWords
