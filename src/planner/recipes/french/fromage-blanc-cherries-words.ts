import type { RecipeWords } from '#planner/recipe.ts'

export const fromageBlancCherriesWords = {
  title: { written: 'Fromage blanc with crushed {cherries}', 'soya-yogurt': '{Soya-yogurt} with crushed {cherries}' },
  blurb: {
    written:
      'What children in France get after school: thick, cool fresh cheese marbled with dark {cherries} and vanilla.',
    'soya-yogurt':
      'What children in France get after school: thick, cool {soya-yogurt} marbled with dark {cherries} and vanilla.',
  },
  call: { 'vanilla-extract': 'vanilla' },
  prep: { cherries: 'stoned' },
  steps: [
    'Squash all but a few of the {cherries} with the {lemon-juice}, using the flat of a fork, until purple juice runs.',
    {
      written: 'Whip the {quark} and {vanilla-extract} for {0.5 min} so it loses its stiffness.',
      'soya-yogurt': "Whip the {soya-yogurt} and {vanilla-extract} for {0.5 min} until it's light.",
    },
    'Layer white and purple in a glass, pull a knife once through to marble it, and top it with the whole fruit.',
  ],
} as const satisfies RecipeWords
