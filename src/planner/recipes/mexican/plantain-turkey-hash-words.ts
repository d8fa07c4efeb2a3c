import type { RecipeWords } from '#planner/recipe.ts'

export const plantainTurkeyHashWords = {
  title: 'Sweet {plantain} and turkey hash',
  blurb:
    'Golden slices of ripe {plantain}, cumin-scented turkey and fresh {tomato}, with a squeeze of lime to balance them.',
  call: { 'olive-oil': 'oil', 'turkey-mince': 'turkey', 'lime-juice': 'lime' },
  prep: {
    plantain: 'peeled, in slanting slices',
    onion: 'finely chopped',
    tomato: 'diced',
    jalapeno: 'finely chopped',
  },
  steps: [
    'Choose {plantain+} with skins more black than yellow. Brown their slices in {2/3} of the {olive-oil}, in a broad frying pan, till both faces are sticky and dark gold, and set them aside.',
    'Crumble {turkey-mince} into the remaining fat together with {onion}, {cumin} and {salt}. Chop at it with the spoon as it cooks. Nothing pink may be left and the crumbs should begin to crisp.',
    "Toss in {tomato} and {jalapeno} for a few moments, so that the {tomato} warms but doesn't melt.",
    'Return the {plantain}, wet it all with {lime-juice} and shower it with {coriander}.',
  ],
} as const satisfies RecipeWords
