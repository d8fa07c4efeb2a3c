import type { RecipeWords } from '#planner/recipe.ts'

export const chanaChaatBowlWords = {
  title: 'Chana chaat bowl with {mango} and tamarind',
  blurb:
    'Sweet, sour, cool and crunchy all at once: {chickpeas} with {mango}, {cucumber}, tamarind and spiced {natural-yogurt}.',
  call: { 'red-onion': 'onion', 'tamarind-paste': 'tamarind' },
  prep: { 'red-onion': 'finely chopped', cucumber: 'diced', mango: 'diced', coriander: 'chopped' },
  steps: [
    'Thin the {tamarind-paste} with the {water} and {1/2} of the {cumin} to a brown sauce that runs off the spoon.',
    "Season the {natural-yogurt} with the {salt} and what's left of the {cumin}, and whip it until it's light.",
    'Rinse the {chickpeas} under the tap, drain them and toss them in a big bowl with {red-onion}, {cucumber}, {mango} and most of the {coriander}.',
    [
      'Divide between the bowls.',
      {
        written: 'Spoon on the {natural-yogurt} in blobs and drizzle the tamarind over.',
        'soya-yogurt': 'Spoon on the yogurt in blobs and drizzle the tamarind over.',
        'lactose-free-yogurt': 'Spoon on the yogurt in blobs and drizzle the tamarind over.',
      },
    ],
    'Dust with {chilli-powder}, then {hemp-seeds} and the last of the green. Dig from the bottom so that each spoonful has everything.',
  ],
  tip: 'For lunch at work carry the {natural-yogurt} in a separate jar and put it on at the last moment.',
} as const satisfies RecipeWords
