import type { RecipeWords } from '#planner/recipe.ts'

export const tiramisuOatsWords = {
  title: 'Tiramisù bircher',
  blurb: 'Steeped in hot {espresso}, under a cool vanilla layer and a dusting of cocoa: a dessert that is breakfast.',
  call: { 'vanilla-extract': 'vanilla', cocoa: 'cocoa' },
  prep: { espresso: 'freshly made' },
  steps: [
    'Tip the {oats} into a glass and pour the hot {espresso} over them with {1/2} of the {maple-syrup}. Press them under and let them swell.',
    "Stir {vanilla-extract} and the remaining syrup into the {natural-yogurt} and beat until it's thick and drops softly off the spoon.",
    {
      written:
        'Sift a little {cocoa} over the coffee {oats}, cover with the vanilla cream, smooth it, and sift on the rest.',
      'gf-oats':
        'Sift a little {cocoa} over the coffee oats, cover with the vanilla cream, smooth it, and sift on the rest.',
    },
  ],
  tip: 'Built the night before in a jar, it turns as soft as the real thing. Dust it in the morning.',
} as const satisfies RecipeWords
