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
    'Fry {onion} and {jalapeno} in the hot {rapeseed-oil} in a frying pan for {1 min} or two, until you can smell them but they still crunch.',
    {
      written:
        'Add {tomato} and {salt}, and wait until nearly all the juice has cooked away, because watery {tomato+} make watery {egg+}.',
      tofu: 'Add {tomato} and {salt}, and wait until nearly all the juice has cooked away, because watery {tomato+} make soggy {tofu}.',
    },
    {
      written:
        'Turn the heat right down, pour in the {egg+} and push them about in slow, broad strokes. Stop while they still look moist.',
      tofu: 'Add the crumbled {tofu} and turn it over and over until it looks dry and takes on a little colour.',
    },
    'Divide between the plates with {avocado} beside it and the {corn-tortilla} wrapped in a napkin.',
  ],
  tip: 'For less heat, scrape the seeds and the white ribs out of the chilli.',
} as const satisfies RecipeWords
