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
    'Lower the {egg+} into boiling water and give them {time} by the clock. Stop them under the cold tap and peel.',
    {
      written:
        'In the same saucepan, now barely trembling, poach the {smoked-haddock} until its flakes slide apart when nudged. Lift it out, keep a ladle of the liquor, and pick away skin and bones.',
      'smoked-tofu': 'Pat the cubes of {smoked-tofu} dry, and keep a ladle of the hot water.',
    },
    {
      written:
        'While that goes on, have the {onion} frying with the {rapeseed-oil} in your biggest frying pan, stirring until it droops and turns golden in places.',
      'smoked-tofu':
        'While that goes on, have the {onion} and the {smoked-tofu} frying with the {rapeseed-oil} in your biggest frying pan, stirring until the {onion} droops and all is golden in places.',
    },
    {
      written:
        'Wake up the {curry-powder} in the hot {onion} for {0.5 min}, then shake in the {rice-cooked} and the {frozen-peas} with the saved liquor, and toss until every grain is yellow and steaming.',
      'smoked-tofu':
        'Wake up the {curry-powder} in the hot {onion} for {0.5 min}, then shake in the {rice-cooked} and the {frozen-peas} with the saved water, and toss until every grain is yellow and steaming.',
    },
    {
      written:
        'Fold the fish through in big pieces. Quarter the {egg+} on top, and let {parsley}, {black-pepper} and {lemon} finish it.',
      'smoked-tofu': 'Quarter the {egg+} on top, and let {parsley}, {black-pepper} and {lemon} finish it.',
    },
  ],
  tip: 'Ready-cooked {rice-cooked} is heated once only, so make no more than you eat.',
} as const satisfies RecipeWords
