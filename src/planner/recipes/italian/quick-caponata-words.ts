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
    "Toss the {aubergine} cubes with {3/4} of the {olive-oil} before they meet the frying pan: coated like this they don't soak up more. Fry them, turning, until creamy within and dark at the edges. Set aside.",
    'In the rest of the {olive-oil} cook {celery} and {red-onion}, salted, until the {red-onion} is translucent and the {celery} still has some crunch.',
    '{Red-wine-vinegar}, {raisins}, {capers}, {green-olives}, {tinned-tomatoes} and {water} follow. Bubble until the spoon stands in it.',
    'Return the {aubergine} for a couple of minutes, let the heat go out of it, and add the {basil}. Stop when the pan no longer steams.',
  ],
} as const satisfies RecipeWords
