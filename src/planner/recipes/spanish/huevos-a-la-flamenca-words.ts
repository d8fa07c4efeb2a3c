import type { RecipeWords } from '#planner/recipe.ts'

export const huevosALaFlamencaWords = {
  title: '{Egg+} flamenca with {frozen-peas} and {potato}',
  blurb: {
    written:
      'A red, green and yellow pan from Seville: {egg+} set in tomato and peppers, with {frozen-peas} and little cubes of {potato}.',
    chickpeas:
      'A red, green and yellow pan from Seville: {chickpeas} warmed in tomato and peppers, with {frozen-peas} and little cubes of {potato}.',
  },
  call: { 'red-pepper': 'pepper, peppers', 'olive-oil': 'oil', 'smoked-paprika': 'paprika' },
  prep: { potato: 'in small dice', onion: 'chopped', 'red-pepper': 'diced', parsley: 'chopped' },
  steps: [
    "Microwave the {potato} in a covered cup until it's half cooked.",
    'Finish it in the {olive-oil} in a frying pan together with {onion} and {red-pepper}, shaking often, until the cubes rattle.',
    'Add the {smoked-paprika}, the {passata} straight after, then the {frozen-peas} and {salt}. Cook until the sauce is thick and spits a little.',
    {
      written:
        'Break the {egg+} into it, well apart, and put a lid on. Wait until the whites are white all over. The yolks are up to you.',
      chickpeas: "Stir in the rinsed {chickpeas}, put a lid on and wait until they're hot through.",
    },
    'Bring the pan to the table under a little {parsley}.',
  ],
} as const satisfies RecipeWords
