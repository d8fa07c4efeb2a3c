import type { RecipeWords } from '#planner/recipe.ts'

export const patatasBravasWords = {
  title: 'Patatas bravas',
  blurb:
    'Crisp-edged {potato+} and the old Madrid sauce, which holds no tomato at all: paprika, {garlic}, stock and a kick.',
  call: {
    'smoked-paprika': 'paprika',
    'vegetable-stock': 'stock',
    'olive-oil': 'oil',
    'red-wine-vinegar': 'vinegar',
    cayenne: 'cayenne',
  },
  prep: { potato: 'scrubbed, in rough chunks', garlic: 'grated' },
  steps: [
    "Steam the {potato+} in a lidded bowl in the microwave until they're tender but not crumbling, then shake the bowl hard: fluffy corners turn crisp.",
    'Spread them in a frying pan with {2/3} of the {olive-oil}. Let each side go deep gold before you touch it.',
    'For the sauce, sizzle {garlic}, {smoked-paprika} and {cayenne} in the other third of the {olive-oil} in a little saucepan, count to ten and drown it in the {vegetable-stock}, into which you have whisked the {cornflour}.',
    'Stir while it clouds, clears and turns glossy. {Red-wine-vinegar} and {1/2} of the {salt} go in at the end.',
    'Salt the {potato+} and pour the sauce over some of them, so that the rest stay crunchy.',
  ],
  tip: 'The sauce on its own keeps four days and does beans good, too.',
} as const satisfies RecipeWords
