import type { RecipeWords } from '#planner/recipe.ts'

export const eggBhurjiPavWords = {
  title: '{Egg} bhurji pav',
  blurb: {
    written:
      "India's scrambled {egg+}, soft and loud at once, with {frozen-peas}, chilli and {turmeric}, served with a toasted {burger-bun-wholemeal}.",
    'gf-burger-bun':
      "India's scrambled {egg+}, soft and loud at once, with {frozen-peas}, chilli and {turmeric}, served with a toasted gluten-free bun.",
  },
  call: {
    'green-chilli': 'chilli',
    'burger-bun-wholemeal': 'bun, buns',
    'gf-burger-bun': 'bun, gluten-free buns',
    'rapeseed-oil': 'oil',
  },
  prep: {
    'spring-onion': 'sliced',
    'green-chilli': 'finely chopped',
    tomato: 'chopped',
    egg: 'beaten',
    tofu: 'crumbled',
    coriander: 'chopped',
    'burger-bun-wholemeal': 'split',
    'gf-burger-bun': 'split',
  },
  steps: [
    'Fry {spring-onion+} and {green-chilli} in the {rapeseed-oil} in a frying pan. Once they smell sweet, add {frozen-peas}, {tomato}, {turmeric} and {salt} and let them cook until the {tomato} is soft and jammy.',
    'Meanwhile toast the {burger-bun-wholemeal+} in the toaster.',
    {
      written:
        'Lower the heat. Pour in the {egg+}, wait for the edge to set, and push it inwards again and again. Stop while the curds are still shiny.',
      tofu: 'Add the crumbled {tofu} and stir it about until it looks dry and golden.',
    },
    'Heap it next to the {burger-bun-wholemeal}, scatter the {coriander} over it, and scoop it up with torn pieces of bun.',
  ],
} as const satisfies RecipeWords
