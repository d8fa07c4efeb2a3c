import type { RecipeWords } from '#planner/recipe.ts'

export const turkeyPicadilloCourgetteWords = {
  title: 'Turkey picadillo with {courgette} and {raisins}',
  blurb:
    'A Sunday-morning picadillo: turkey with smoked paprika, soft {courgette}, {sweet-potato} and a few {raisins} and olives.',
  call: {
    'smoked-paprika': 'paprika',
    olives: 'olives',
    'olive-oil': 'oil',
    'cherry-tomatoes': 'tomatoes',
    'turkey-mince': 'turkey',
  },
  prep: {
    'sweet-potato': 'in dice the size of a thumbnail',
    garlic: 'grated',
    courgette: 'in half moons',
    'cherry-tomatoes': 'halved',
    olives: 'stoned, chopped',
    parsley: 'chopped',
  },
  steps: [
    'Cover the {sweet-potato} with a plate and soften it in the microwave until a fork slides through.',
    'Break the {turkey-mince} up in a hot frying pan with {1/2} of the {olive-oil}. Press it flat, let it brown, and only then break it up, until no crumb is pink.',
    "Add {garlic}, {smoked-paprika} and {salt}, and turn the meat until it's red and fragrant. Scoop it into a bowl.",
    'Put {courgette} and {sweet-potato} into the empty pan with the remaining {olive-oil}, and fry them until both sides are brown.',
    'Add {cherry-tomatoes}, {raisins} and {olives}, put the turkey back, and wait until the {cherry-tomatoes} have collapsed. Scatter the {parsley} over it.',
  ],
  tip: 'Cook it the evening before and only warm it up in the morning.',
} as const satisfies RecipeWords
