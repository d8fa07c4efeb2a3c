import type { RecipeWords } from '#planner/recipe.ts'

export const zaatarCheesePittaWords = {
  title: {
    written: "Za'atar {pitta-wholemeal} with soft cheese and {cucumber}",
    'gf-bread': "Gluten-free za'atar toast with soft cheese and {cucumber}",
    'soya-yogurt': "Za'atar {pitta-wholemeal} with {soya-yogurt} and {cucumber}",
    'gf-bread & soya-yogurt': "Gluten-free za'atar toast with {soya-yogurt} and {cucumber}",
  },
  blurb: {
    written:
      "The corner-shop breakfast of Beirut at home: hot {pitta-wholemeal}, cool soft cheese, za'atar in good oil, {cucumber} and olives.",
    'soya-yogurt':
      "The corner-shop breakfast of Beirut at home: hot {pitta-wholemeal}, cool {soya-yogurt}, za'atar in good oil, {cucumber} and olives.",
  },
  call: {
    'pitta-wholemeal': 'pitta',
    'olive-oil': 'oil',
    olives: 'olives',
    'gf-bread': 'gluten-free toast',
    'dried-thyme': 'thyme',
    'cherry-tomatoes': 'tomatoes',
    'cottage-cheese': 'cheese',
    'sesame-seeds': 'sesame',
  },
  prep: {
    'soya-yogurt': 'drained for an hour if you can',
    cucumber: 'in sticks',
    'cherry-tomatoes': 'halved',
    olives: 'stoned',
  },
  steps: [
    "Mix {dried-thyme}, {sesame-seeds} and {sumac} with the {olive-oil} in an egg cup. That's your za'atar, fresher than any jar.",
    {
      written: 'Warm the {pitta-wholemeal} in the toaster until it puffs up, and split it before it goes flat again.',
      'gf-bread': "Toast the gluten-free bread until it's golden.",
    },
    {
      written: "Spread the inside thickly with the {cottage-cheese} and drizzle the za'atar {olive-oil} across it.",
      'gf-bread': "Spread it thickly with the {cottage-cheese} and drizzle the za'atar {olive-oil} across it.",
    },
    {
      written:
        'Tuck in the {mint} and some of the {cucumber}. The rest, the {cherry-tomatoes} and the {olives} are to nibble between bites.',
      'gf-bread':
        'Top it with the {mint} and some of the {cucumber}. The rest, the {cherry-tomatoes} and the {olives} are to nibble between bites.',
    },
  ],
  tip: 'Strained overnight through a cloth, yogurt becomes labneh, which is what Beirut would use.',
} as const satisfies RecipeWords
