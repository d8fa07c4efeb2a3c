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
    'Fry the {paneer} in {1/2} of the {rapeseed-oil} in a roomy frying pan until at least one side of each cube is golden. Move the cubes to a plate.',
    "Add the {cumin-seeds} and the other {1/2} of the {rapeseed-oil}. When they've darkened a little, add {onion}, {ginger} and {green-chilli} and cook until everything is tender.",
    'Add the {spinach}, a big handful at a time, and cover it if you have a lid. It shrinks a lot. Stop when every leaf has gone limp.',
    'Scrape everything into a tall jug, give it {1 min} to cool, and blitz with the hand blender to a thick cream with flecks.',
    [
      'Put it back in the pan and stir in {garam-masala}, {salt} and, with the heat very low, the {natural-yogurt}.',
      {
        written: "Add the {paneer} and let it warm until it's soft.",
        tofu: "Add the {tofu} and let it warm until it's hot through.",
      },
    ],
    'Heat the {rice-cooked} and serve the two side by side.',
  ],
} as const satisfies RecipeWords
