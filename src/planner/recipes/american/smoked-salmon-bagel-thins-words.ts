import type { RecipeWords } from '#planner/recipe.ts'

export const smokedSalmonBagelThinsWords = {
  title: {
    written: '{Bagel-thin} with lox and {cucumber}',
    'smoked-tofu': '{Bagel-thin} with {smoked-tofu} and {cucumber}',
  },
  blurb: {
    written:
      'New York on a Sunday, in {10 min} on a Tuesday: toasted bagel, {cream-cheese-light}, a fold of smoked salmon and {dill}.',
    'gf-bread':
      'New York on a Sunday, in {10 min} on a Tuesday: gluten-free toast, {cream-cheese-light}, a fold of smoked salmon and {dill}.',
    'smoked-tofu':
      'New York on a Sunday, in {10 min} on a Tuesday: toasted bagel, {cream-cheese-light}, {smoked-tofu} and {dill}.',
    'gf-bread & smoked-tofu':
      'New York on a Sunday, in {10 min} on a Tuesday: gluten-free toast, {cream-cheese-light}, {smoked-tofu} and {dill}.',
  },
  call: {
    'bagel-thin': 'bagel thins',
    'gf-bread': 'gluten-free toast',
    'smoked-salmon': 'salmon',
    'red-onion': 'onion',
    'lemon-juice': 'lemon',
  },
  prep: { 'smoked-tofu': 'in thin slices', cucumber: 'sliced paper-thin', 'red-onion': 'rings pulled apart' },
  steps: [
    [
      {
        written: 'Toast the {bagel-thin} until their rims are brown. They should still bend in the middle.',
        'gf-bread':
          'Toast the gluten-free bread until its edges are brown. It should still give a little in the middle.',
      },
      {
        written: 'Let them cool for {1 min}, so nothing melts.',
        'gf-bread': 'Let it cool for {1 min}, so nothing melts.',
        hummus: 'Let them cool for {1 min}.',
        'gf-bread & hummus': 'Let it cool for {1 min}.',
      },
    ],
    'Loosen the {cream-cheese-light} with the {lemon-juice} and spread it right to the edge.',
    [
      {
        written: '{Cucumber} first, then {smoked-salmon} in loose folds, {red-onion} and sprigs of {dill}.',
        'smoked-tofu': '{Cucumber} first, then {smoked-tofu} in overlapping slices, {red-onion} and sprigs of {dill}.',
      },
      'Eat it open, with both hands.',
    ],
  ],
} as const satisfies RecipeWords
