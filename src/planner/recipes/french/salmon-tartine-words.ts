import type { RecipeWords } from '#planner/recipe.ts'

export const salmonTartineWords = {
  title: {
    written: '{Salmon-tinned} tartine with fromage blanc and {radish+}',
    'soya-yogurt': '{Salmon-tinned} tartine with {soya-yogurt} and {radish+}',
  },
  blurb: {
    written:
      'Dark {rye-bread}, thick fresh cheese with {chives}, {cucumber} and {radish} for crunch, and big pink flakes of {salmon-tinned}.',
    'gf-bread':
      '{Gf-bread}, thick fresh cheese with {chives}, {cucumber} and {radish} for crunch, and big pink flakes of {salmon-tinned}.',
    'soya-yogurt':
      'Dark {rye-bread}, thick {soya-yogurt} with {chives}, {cucumber} and {radish} for crunch, and big pink flakes of {salmon-tinned}.',
    'smoked-tofu':
      'Dark {rye-bread}, thick fresh cheese with {chives}, {cucumber} and {radish} for crunch, and thin slices of {smoked-tofu}.',
    'soya-yogurt & gf-bread':
      '{Gf-bread}, thick {soya-yogurt} with {chives}, {cucumber} and {radish} for crunch, and big pink flakes of {salmon-tinned}.',
    'gf-bread & smoked-tofu':
      '{Gf-bread}, thick fresh cheese with {chives}, {cucumber} and {radish} for crunch, and thin slices of {smoked-tofu}.',
    'soya-yogurt & smoked-tofu':
      'Dark {rye-bread}, thick {soya-yogurt} with {chives}, {cucumber} and {radish} for crunch, and thin slices of {smoked-tofu}.',
    'soya-yogurt & gf-bread & smoked-tofu':
      '{Gf-bread}, thick {soya-yogurt} with {chives}, {cucumber} and {radish} for crunch, and thin slices of {smoked-tofu}.',
  },
  call: { 'salmon-tinned': 'salmon', 'rye-bread': 'bread', 'black-pepper': 'pepper' },
  prep: { chives: 'snipped', 'salmon-tinned': 'in large flakes', 'smoked-tofu': 'in thin slices', radish: 'in coins' },
  steps: [
    {
      written: 'Loosen the {quark} with the {lemon-juice} and beat in {black-pepper} and nearly all of the {chives}.',
      'soya-yogurt':
        'Stir the {soya-yogurt} and the {lemon-juice} and beat in {black-pepper} and nearly all of the {chives}.',
    },
    'Coat the {rye-bread} thickly, right up to the crust.',
    'Overlap {cucumber} and {radish} like scales, lay the {salmon-tinned} on them, and end with the last {chives}.',
  ],
} as const satisfies RecipeWords
