import type { RecipeWords } from '#planner/recipe.ts'

export const palakPaneerLightWords = {
  title: 'Palak {paneer}',
  blurb: {
    written:
      'Silky, deep green {spinach} with cubes of fried {paneer}: the restaurant favourite with {natural-yogurt} instead of cream.',
    'soya-yogurt':
      'Silky, deep green {spinach} with cubes of fried {paneer}: the restaurant favourite, made mild with {soya-yogurt}.',
  },
  call: { 'rapeseed-oil': 'oil', 'green-chilli': 'chilli' },
  prep: {
    paneer: 'in cubes of {2 cm}',
    tofu: 'in cubes of {2 cm}',
    onion: 'chopped',
    ginger: 'chopped',
    'green-chilli': 'chopped, seeds out if you like it mild',
  },
  steps: [
    "Brown the {paneer} in {1/2} of the {rapeseed-oil} in a roomy frying pan, rolling the cubes over as they take colour. Out onto a plate. They're done when three sides are gold.",
    "{Cumin-seeds} and the other {1/2} of the {rapeseed-oil} are next. When they've darkened a shade, follow with {onion}, {ginger} and {green-chilli} and keep it going until all is tender.",
    'Cram in the {spinach}, a big armful at a time, under a lid if you have one. It shrinks to a tenth in its own steam. Stop when no leaf stands up any more.',
    'Scrape everything into a tall jug, cool {1 min}, and blitz with the hand blender to a thick cream with flecks.',
    [
      'Back in the pan, stir in {garam-masala} and {salt} and, with the heat very low, the {natural-yogurt}.',
      { written: 'Add the {paneer} and let it warm and swell.', tofu: 'Add the {tofu} and let it warm through.' },
    ],
    'Heat the {rice-cooked} and eat them side by side.',
  ],
} as const satisfies RecipeWords
