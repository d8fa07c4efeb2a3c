import type { RecipeWords } from '#planner/recipe.ts'

export const prawnCourgetteSpaghettiWords = {
  title: {
    written: 'Lemon {spaghetti} with {prawns} and {courgette}',
    'gf-spaghetti': 'Gluten-free lemon spaghetti with {prawns} and {courgette}',
  },
  blurb: {
    written:
      'Sweet {prawns}, melting {courgette} and lemon in a sauce that makes itself from a ladle of cooking water.',
    'cannellini-beans':
      'Soft white beans, melting {courgette} and lemon in a sauce that makes itself from a ladle of cooking water.',
  },
  call: { 'cannellini-beans': 'beans', 'olive-oil': 'oil', 'lemon-juice': 'juice', 'chilli-flakes': 'chilli' },
  prep: { courgette: 'coarsely grated', garlic: 'sliced', parsley: 'chopped' },
  steps: [
    'Bring plenty of water to a rolling boil in a large saucepan, {salt} it, and slide in the {spaghetti}. Stop when a strand is tender and still has some spring.',
    "In the meantime stew the grated {courgette} in most of the {olive-oil} in your largest frying pan until it's shrunk to a soft green heap.",
    'Make a clearing, pour the rest of the {olive-oil} in it, and warm {garlic} and {chilli-flakes} there till fragrant.',
    [
      {
        written: 'Stir in the {prawns}.',
        'cannellini-beans':
          'Stir in the rinsed cannellini beans and crush {1/3} of them, which gives the sauce its body.',
      },
      { written: '{2-3 Min} turn them coral and opaque.', 'cannellini-beans': '{2-3 Min} make them hot.' },
    ],
    [
      {
        written: 'Lift the {spaghetti} across with tongs, water dripping, and add half a ladle more.',
        'gf-spaghetti': 'Lift the spaghetti across with tongs, water dripping, and add half a ladle more.',
      },
      'Shake and toss: starch and {olive-oil} become a cream.',
    ],
    'Off the heat, {lemon-zest}, {lemon-juice} and {parsley}.',
  ],
  tip: 'Grate the {courgette} on the coarse side: finely grated, it turns to water.',
} as const satisfies RecipeWords
