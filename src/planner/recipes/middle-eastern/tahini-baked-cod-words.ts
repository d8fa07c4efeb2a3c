import type { RecipeWords } from '#planner/recipe.ts'

export const tahiniBakedCodWords = {
  title: {
    written: 'Cod baked in {tahini} with golden {onion+}',
    'chicken-breast': '{Chicken-breast} baked in {tahini} with golden {onion+}',
  },
  blurb: {
    written:
      'Samak bi {tahini} from the Lebanese coast: white {cod} under a lemony sesame blanket, sweet {onion+} and a few {pine-nuts}.',
    'chicken-breast':
      'After a dish of the Lebanese coast: {chicken-breast} under a lemony sesame blanket, sweet {onion+} and a few {pine-nuts}.',
  },
  call: { cod: 'fish', 'olive-oil': 'oil', 'basmati-rice': 'rice' },
  prep: {
    'basmati-rice': 'rinsed',
    onion: 'thinly sliced',
    'chicken-breast': 'in finger-thick strips',
    garlic: 'grated',
    parsley: 'chopped',
  },
  steps: [
    "Heat the oven to {oven}. Soften the {onion+} slowly in the {olive-oil} in a frying pan until they're golden and limp, then mix in the {coriander-seed}.",
    'Lay the {cod} on the {onion+} in a baking dish, sprinkle it with {1/2} of the {salt} and bake it for {time} without the sauce.',
    "In the meantime simmer the {basmati-rice} in a small saucepan, under a lid, with {2/3} of the {water} and what remains of the {salt}. It's done when the water has gone and small holes show.",
    'Whisk {tahini}, {lemon-juice}, {garlic} and the last third of the {water} into a sauce as loose as single cream. It thickens in the heat.',
    {
      written:
        'Cover the {cod} with the sauce, dot it with {pine-nuts} and bake it until the top has brown spots and the fish flakes.',
      'chicken-breast':
        'Cover the {chicken-breast} with the sauce, dot it with {pine-nuts} and bake it until the top has brown spots and the thickest strip shows no pink when you cut it.',
    },
    'Fluff the {basmati-rice}, spoon the {cod} alongside and scatter {parsley} over both.',
  ],
} as const satisfies RecipeWords
