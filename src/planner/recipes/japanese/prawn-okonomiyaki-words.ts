import type { RecipeWords } from '#planner/recipe.ts'

export const prawnOkonomiyakiWords = {
  title: {
    written: 'Prawn and cabbage okonomiyaki',
    'chicken-breast': '{Chicken-breast} and cabbage okonomiyaki',
    'smoked-tofu': '{Smoked-tofu} and cabbage okonomiyaki',
  },
  blurb:
    'The Osaka pancake of whatever you like: mostly cabbage, just enough batter to hold it, and a glossy brown sauce.',
  call: {
    'green-cabbage': 'cabbage',
    'vegetable-stock': 'stock',
    'rapeseed-oil': 'oil',
    'rice-vinegar': 'vinegar',
    nori: 'nori',
  },
  prep: {
    'green-cabbage': 'finely shredded',
    'spring-onion': 'sliced',
    prawns: 'chopped',
    'chicken-breast': 'in very small dice',
    'smoked-tofu': 'in small dice',
    nori: 'crumbled',
  },
  steps: [
    'Beat {plain-flour}, {vegetable-stock} and {egg+} into a batter as thick as cream and let it stand while you shred the {green-cabbage}.',
    "Fold in {green-cabbage}, {spring-onion+} and {prawns} by lifting from below. It'll look like far too much cabbage. That's as it should be.",
    'Spread {1/2} of the {rapeseed-oil} over the base of a frying pan and heap in {1/2} of the mixture. Pat it into a round two fingers high, cover, and leave it over a low heat until the edge is dry and the base is golden brown.',
    [
      'Slide it onto a plate, turn the pan upside down over it, and flip the two together in one quick move.',
      {
        written:
          'Cook the second side with the lid off, until the middle is firm and opaque, then do the same with the other half.',
        'chicken-breast':
          'Cook the second side with the lid off until the {chicken-breast} shows no pink where you cut into the middle, then do the same with the other half.',
      },
    ],
    'Stir {ketchup}, {soy-sauce} and {rice-vinegar} together until they shine.',
    'Brush the tops with the sauce, draw thin lines of {mayonnaise-light} across and scatter the {nori} flakes over the top.',
  ],
  tip: 'Two small pans side by side halve the wait. A pancake that breaks when turned can be pushed back together. Nobody will know.',
} as const satisfies RecipeWords
