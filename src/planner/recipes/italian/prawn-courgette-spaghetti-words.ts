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
    "In the meantime, cook the grated {courgette} in most of the {olive-oil} in your largest frying pan until it's shrunk to a soft green heap.",
    'Clear a space, pour in the rest of the {olive-oil}, and warm {garlic} and {chilli-flakes} in it until you can smell them.',
    [
      {
        written: 'Stir in the {prawns}.',
        'cannellini-beans':
          'Stir in the rinsed cannellini beans and crush {1/3} of them, which gives the sauce its body.',
      },
      {
        written: "They take {2-3 min}, until they're coral pink and opaque.",
        'cannellini-beans': "They take {2-3 min}, until they're hot.",
      },
    ],
    [
      {
        written: 'Lift the {spaghetti} across with tongs, water dripping, and add half a ladle more.',
        'gf-spaghetti': 'Lift the spaghetti across with tongs, water dripping, and add half a ladle more.',
      },
      'Shake and toss it until the water and the {olive-oil} have made a creamy sauce.',
    ],
    'Take it off the heat and add {lemon-zest}, {lemon-juice} and {parsley}.',
  ],
  tip: 'Grate the {courgette} on the coarse side. Finely grated, it turns to water.',
} as const satisfies RecipeWords
