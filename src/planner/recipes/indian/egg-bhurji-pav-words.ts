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
    "Get {spring-onion+} and {green-chilli} sizzling with the {rapeseed-oil} in a frying pan. Once they smell sweet, put in {frozen-peas}, {tomato}, {turmeric} and {salt} and leave them until they're jammy.",
    'Meanwhile send the {burger-bun-wholemeal+} down in the toaster.',
    {
      written:
        'Lower the flame. Pour in the {egg+}, wait for the edge to set, and push it inwards again and again: stop while the curds are still shiny.',
      tofu: 'Add the crumbled {tofu} and stir it about until it looks dry and golden.',
    },
    'Heap next to the {burger-bun-wholemeal} under a green hail of {coriander} and tear, scoop, repeat.',
  ],
} as const satisfies RecipeWords
