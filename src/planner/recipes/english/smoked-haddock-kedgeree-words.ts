import type { RecipeWords } from '#planner/recipe.ts'

export const smokedHaddockKedgereeWords = {
  title: { written: 'Smoked haddock kedgeree', 'smoked-tofu': '{Smoked-tofu} kedgeree' },
  blurb: {
    written:
      'A grand old breakfast that makes a better supper: gently curried {rice-cooked} with smoky flakes, {frozen-peas} and soft-boiled {egg}.',
    'smoked-tofu':
      'A grand old breakfast that makes a better supper: gently curried {rice-cooked} with smoky cubes, {frozen-peas} and soft-boiled {egg}.',
  },
  call: { 'smoked-haddock': 'haddock', 'rapeseed-oil': 'oil', 'black-pepper': 'pepper' },
  prep: { 'smoked-tofu': 'cubed', onion: 'finely sliced', parsley: 'chopped', lemon: 'in wedges' },
  steps: [
    'Lower the {egg+} into boiling water and cook them for {time}, until the whites are set. Cool them under the cold tap and peel them.',
    {
      written:
        'In the same saucepan, with the water barely moving, poach the {smoked-haddock} until its flakes slide apart when you push them. Lift it out, keep a ladle of the cooking water, and pick away skin and bones.',
      'smoked-tofu':
        'Pat the cubes of {smoked-tofu} dry, and heat a ladle of fresh water in the saucepan until it steams.',
    },
    {
      written:
        'While that cooks, fry the {onion} in the {rapeseed-oil} in your biggest frying pan, stirring until it droops and turns golden in places.',
      'smoked-tofu':
        "While that cooks, fry the {onion} and the {smoked-tofu} in the {rapeseed-oil} in your biggest frying pan, stirring until the {onion} droops and it's all golden in places.",
    },
    {
      written:
        'Stir the {curry-powder} into the hot {onion} for {0.5 min}, then add the {rice-cooked} and the {frozen-peas} with the saved cooking water, and toss until every grain is yellow and steaming.',
      'smoked-tofu':
        'Stir the {curry-powder} into the hot {onion} for {0.5 min}, then add the {rice-cooked} and the {frozen-peas} with the hot water, and toss until every grain is yellow and steaming.',
    },
    {
      written:
        'Fold the fish through in big pieces. Quarter the {egg+} on top, and finish it with {parsley}, {black-pepper} and {lemon}.',
      'smoked-tofu': 'Quarter the {egg+} on top, and finish it with {parsley}, {black-pepper} and {lemon}.',
    },
  ],
  tip: 'Ready-cooked {rice-cooked} is heated once only, so make no more than you eat.',
} as const satisfies RecipeWords
