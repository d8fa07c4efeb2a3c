import type { RecipeWords } from '#planner/recipe.ts'

export const rujakFruitTamarindWords = {
  title: 'Rujak, crisp fruit in tamarind and chilli',
  blurb:
    "Indonesia's street salad of sour and juicy fruit, in a sticky dressing that is sweet, hot and tart all at once.",
  call: { 'tamarind-paste': 'tamarind', 'lime-juice': 'lime' },
  prep: { apple: 'in wedges, skin on', cucumber: 'in chunks', pineapple: 'in chunks', mango: 'firm, in chunks' },
  steps: [
    'Stir {tamarind-paste}, {honey}, {chilli-flakes}, {lime-juice} and {salt} into a thick brown dressing. Taste it on a piece of {apple}. It should be mouth-puckeringly sour.',
    'Cut the fruit and the {cucumber} and turn them in the dressing until every piece is glazed.',
    'Bruise the {sunflower-seeds} with the bottom of a glass and shower them over.',
  ],
  tip: 'A {mango} that is still hard and sour is the right one here. Eat it within the hour, while everything is crisp.',
} as const satisfies RecipeWords
