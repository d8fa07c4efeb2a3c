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
    'Choose {plantain+} with skins more black than yellow. Brown their slices in {2/3} of the {olive-oil}, in a broad frying pan, until both sides are sticky and dark gold, and set them aside.',
    "Crumble {turkey-mince} into the remaining fat together with {onion}, {cumin} and {salt}. Break it into crumbs with the spoon. It's done when nothing pink is left and the crumbs begin to crisp.",
    'Toss in {tomato} and {jalapeno} for a few moments, until the {tomato} is warm but still holds its shape.',
    'Return the {plantain}, pour the {lime-juice} over it and scatter it with {coriander}.',
  ],
} as const satisfies RecipeWords
