import type { RecipeWords } from '#planner/recipe.ts'

export const shrimpBoilTacosWords = {
  title: { written: 'Shrimp boil tacos', tofu: 'Cajun boil tacos with {tofu}' },
  blurb:
    'The newspaper-covered table of a Louisiana boil, folded into tortillas: {prawns}, {frozen-sweetcorn}, {celery}, {garlic} and {lemon}.',
  call: { 'corn-tortilla': 'tortillas', 'olive-oil': 'oil', 'iceberg-lettuce': 'lettuce' },
  prep: {
    celery: 'finely sliced',
    garlic: 'sliced',
    tofu: 'in small cubes',
    lemon: 'half juiced, half in wedges',
    'iceberg-lettuce': 'shredded',
  },
  steps: [
    'Beat {natural-yogurt} and {horseradish} with a few drops of {lemon}.',
    'Crackle the {mustard-seeds} in the {olive-oil} in a roomy frying pan, then add corn and {celery}. Leave them be until the kernels begin to jump.',
    [
      '{Garlic}, {cajun-seasoning} and {salt} go in, and {0.5 min} later the {prawns}.',
      {
        written: 'Keep everything moving till they have curled and blushed.',
        tofu: 'Keep everything moving till its edges are golden.',
      },
    ],
    'Squeeze the {lemon} over while the pan still hisses, and tip it all into a warm dish. Stop as soon as it has sizzled dry.',
    'Dry-toast the {corn-tortilla}, a few seconds a side. {Iceberg-lettuce}, then the boil, then the sharp cream. They are ready when they puff in spots.',
  ],
} as const satisfies RecipeWords
