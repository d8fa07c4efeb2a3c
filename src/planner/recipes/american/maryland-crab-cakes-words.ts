import type { RecipeWords } from '#planner/recipe.ts'

export const marylandCrabCakesWords = {
  title: 'Maryland crab cakes with charred corn salad',
  blurb:
    'Mostly crab and hardly anything to bind it, browned in a little oil, with {frozen-sweetcorn}, {cucumber} and {lemon} beside them.',
  call: { 'rapeseed-oil': 'oil', 'dijon-mustard': 'mustard', 'cherry-tomatoes': 'tomatoes', 'crab-meat': 'crab' },
  prep: {
    'spring-onion': 'finely sliced',
    cucumber: 'diced',
    'cherry-tomatoes': 'quartered',
    lemon: 'half juiced, half in wedges',
  },
  steps: [
    [
      'Beat {egg}, {mayonnaise-light}, {dijon-mustard}, {paprika} and {celery-seed} together.',
      {
        written:
          'Fold in crumbs, {1/2} of the {spring-onion} and the {crab-meat} with two fingers, so that the lumps stay lumps.',
        'gf-breadcrumbs':
          'Fold in the gluten-free crumbs, {1/2} of the {spring-onion} and the {crab-meat} with two fingers, so that the lumps stay lumps.',
      },
    ],
    'Press into thick cakes, each a small handful, and chill them while the corn cooks, because cold cakes hold together better.',
    'Scatter the frozen corn into a hot dry frying pan. Leave it to pop and blacken in places before you stir it. When about a third of the kernels are speckled, tip it into a bowl.',
    "Wipe out the pan, add the {rapeseed-oil} and lower in the cakes. Leave them alone for {4} minutes on each side, until they're nut brown and firm in the middle.",
    'Toss corn with {cucumber}, {cherry-tomatoes}, the other {spring-onion+} and {lemon} juice. Plate with the cakes and a wedge each.',
  ],
} as const satisfies RecipeWords
