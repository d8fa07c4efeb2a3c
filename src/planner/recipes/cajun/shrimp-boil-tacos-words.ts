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
    'Crackle the {mustard-seeds} in the {olive-oil} in a roomy frying pan, then add corn and {celery}. Leave them alone until the kernels begin to jump.',
    [
      'Add {garlic}, {cajun-seasoning} and {salt}, and {0.5 min} later the {prawns} in one layer.',
      {
        written: "They're done when they've curled and gone pink all over.",
        tofu: "It's done when its edges are golden.",
      },
    ],
    'Squeeze the {lemon} over while the pan still hisses. When it has sizzled dry, tip it all into a warm dish.',
    'Toast the {corn-tortilla} in a dry pan for a few seconds a side, until they puff in spots. Fill them with {iceberg-lettuce}, then the boil, then the sharp cream.',
  ],
} as const satisfies RecipeWords
