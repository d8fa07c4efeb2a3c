import type { RecipeWords } from '#planner/recipe.ts'

export const huevosMexicanaWords = {
  title: { written: 'Huevos a la mexicana', tofu: '{Tofu} a la mexicana' },
  blurb:
    'Scrambled {egg+} in the colours of the flag: {tomato}, {onion} and green chilli, with warm tortillas and {avocado}.',
  call: { 'corn-tortilla': 'tortillas', 'rapeseed-oil': 'oil' },
  prep: {
    onion: 'chopped',
    jalapeno: 'chopped',
    tomato: 'diced',
    egg: 'lightly beaten',
    tofu: 'crumbled small',
    'corn-tortilla': 'warmed',
    avocado: 'sliced',
  },
  steps: [
    '{Onion} and {jalapeno} go into the hot {rapeseed-oil} first. Give them {1 min} or two in the frying pan. They should still crunch.',
    {
      written:
        'Follow with {tomato} and {salt}, and wait until its juice has all but dried up, because watery {tomato+} make weeping {egg+}.',
      tofu: 'Follow with {tomato} and {salt}, and wait until its juice has all but dried up, because watery {tomato+} make soggy {tofu}.',
    },
    {
      written:
        'Turn the flame right down, let the {egg+} slide in and push them about in slow, broad strokes. Stop while they look moist.',
      tofu: 'Add the crumbled {tofu} and turn it over and over until it looks dry and takes on a little colour.',
    },
    'Divide between the plates with {avocado} beside it and the {corn-tortilla} wrapped in a napkin.',
  ],
  tip: 'For less heat, scrape the seeds and the white ribs out of the chilli.',
} as const satisfies RecipeWords
