import type { RecipeWords } from '#planner/recipe.ts'

export const panConTomateBeansWords = {
  title: 'Pan con tomate with crushed butter beans',
  blurb: {
    written:
      'Catalan {tomato} {sourdough}, {garlic} and all, with a layer of crushed beans that keeps you going until lunch.',
    'gf-bread':
      'Catalan {tomato} on {gf-bread}, {garlic} and all, with a layer of crushed beans that keeps you going until lunch.',
  },
  call: { 'butter-beans': 'beans', sourdough: 'bread', 'olive-oil': 'oil', 'smoked-paprika': 'paprika' },
  prep: { tomato: 'halved' },
  steps: [
    'Heat the {butter-beans} for {40 s} in the microwave, then crush them with {1/2} of the {olive-oil} and the {smoked-paprika}.',
    "Toast the {sourdough} until it's dark and its surface is rough. Rub the cut {garlic} over it two or three times.",
    'Press the {tomato}, cut side down, into the toast and rub until its flesh has soaked in and only skin is left.',
    'Season, mound the {butter-beans} on, and let the other {1/2} of the {olive-oil} run over everything.',
  ],
  tip: 'The riper the {tomato} the better. One that is too soft for a salad is exactly right.',
} as const satisfies RecipeWords
