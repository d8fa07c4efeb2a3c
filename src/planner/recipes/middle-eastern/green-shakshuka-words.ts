import type { RecipeWords } from '#planner/recipe.ts'

export const greenShakshukaWords = {
  title: 'Green shakshuka',
  blurb: [
    {
      written: '{Egg+} poached in a nest of {leek+}, {spinach} and cumin, with warm bread.',
      'gf-bread': '{Egg+} poached in a nest of {leek+}, {spinach} and cumin, with warm {gf-bread}.',
      'silken-tofu': 'Silken tofu warmed in a nest of {leek+}, {spinach} and cumin, with warm bread.',
      'silken-tofu & gf-bread': 'Silken tofu warmed in a nest of {leek+}, {spinach} and cumin, with warm {gf-bread}.',
    },
    'Breakfast in one pan and {15 min}.',
  ],
  call: { 'silken-tofu': 'tofu', 'olive-oil': 'oil', 'cumin-seeds': 'cumin', harissa: 'harissa' },
  prep: {
    leek: 'in thin rings',
    spinach: 'shredded',
    'silken-tofu': 'in thick slices',
    'pitta-wholemeal': 'warmed and halved',
    'gf-bread': 'toasted',
  },
  steps: [
    "Toast the {cumin-seeds} in a dry frying pan until you can smell it, then pour in the {olive-oil} and add the {leek+}. Stir now and then, until they're soft but not brown.",
    "Mix in the {spinach} and the {salt} and cook until it's wilted and its water has gone. Take it off the heat and mix in the {natural-yogurt}.",
    [
      {
        written: 'Make a hollow for each {egg} and crack it in.',
        'silken-tofu': 'Make hollows and lay the slices of silken tofu in them.',
      },
      {
        written: 'Cover and cook very gently, until the whites are opaque and the yolks still wobble.',
        'silken-tofu': 'Cover and cook very gently, until the {silken-tofu} is hot to the middle.',
      },
    ],
    {
      written: 'Drizzle it with {harissa} if you like it hot, and scoop it up with the bread.',
      'gf-bread': 'Drizzle it with {harissa} if you like it hot, and scoop it up with the {gf-bread}.',
    },
  ],
  tip: 'The greens keep three days without the {egg+}. Warm them through and start from the third step.',
} as const satisfies RecipeWords
