import type { RecipeWords } from '#planner/recipe.ts'

export const quickCaponataWords = {
  title: 'Quick caponata',
  blurb: '{Aubergine}, {celery} and olives in a sweet-and-sour glaze, from Sicily. Lovely warm, better cold.',
  call: {
    'green-olives': 'olives',
    'olive-oil': 'oil',
    'red-onion': 'onion',
    'red-wine-vinegar': 'vinegar',
    'tinned-tomatoes': 'tomatoes',
  },
  prep: {
    aubergine: 'in cubes like large dice',
    celery: 'in short pieces',
    'red-onion': 'chopped',
    'green-olives': 'stoned',
  },
  steps: [
    "Toss the {aubergine} cubes with {3/4} of the {olive-oil} before they go in the frying pan. Coated like this they don't soak up more. Fry them, turning, until they're creamy inside and dark at the edges, and set them aside.",
    'Cook {celery} and {red-onion} with a little salt in the rest of the {olive-oil}, until the {red-onion} is translucent and the {celery} still has some crunch.',
    "Add {red-wine-vinegar}, {raisins}, {capers}, {green-olives}, {tinned-tomatoes} and {water}. Let it bubble until it's thick enough to hold a spoon upright.",
    "Put the {aubergine} back for a couple of minutes, until it's hot through. Take the pan off the heat, let it cool until it no longer steams, and add the {basil}.",
  ],
} as const satisfies RecipeWords
