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
    "Steam the {potato+} in a lidded bowl in the microwave until they're tender but not crumbling, then shake the bowl hard, because fluffy corners turn crisp.",
    'Spread them in a frying pan with {2/3} of the {olive-oil}. Leave them until the underside is deep gold before you touch them.',
    'For the sauce, whisk the {cornflour} into the {vegetable-stock}. Heat {garlic}, {smoked-paprika} and {cayenne} in the other third of the {olive-oil} in a little saucepan until they sizzle, count to ten and pour in the stock.',
    "Stir until it's thick and glossy. Add {red-wine-vinegar} and {1/2} of the {salt} at the end.",
    'Salt the {potato+} and pour the sauce over some of them, so that the rest stay crunchy.',
  ],
  tip: 'The sauce on its own keeps four days and does beans good, too.',
} as const satisfies RecipeWords
