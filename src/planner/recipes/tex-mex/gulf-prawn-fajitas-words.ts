import type { RecipeWords } from '#planner/recipe.ts'

export const gulfPrawnFajitasWords = {
  title: 'Gulf prawn fajitas with pico de gallo',
  blurb: {
    written:
      'Chilli-dusted {prawns} and blistered onions in soft flour tortillas, with a fresh {tomato} relish stirred up in {1 min}.',
    'corn-tortilla':
      'Chilli-dusted {prawns} and blistered onions in soft {corn-tortilla+}, with a fresh {tomato} relish stirred up in {1 min}.',
  },
  call: {
    'red-onion': 'onion, onions',
    'flour-tortilla': 'tortillas',
    'rapeseed-oil': 'oil',
    'green-pepper': 'pepper',
    'lime-juice': 'lime',
  },
  prep: {
    tomato: 'in fine dice',
    coriander: 'chopped',
    garlic: 'crushed',
    'red-onion': 'in petals',
    'green-pepper': 'in strips',
    avocado: 'sliced',
  },
  steps: [
    'For the pico, stir {tomato} and {coriander} with {1/2} the {lime-juice} and leave it to get juicy.',
    'Blot the {prawns} thoroughly with kitchen paper, then coat them in {chilli-powder} and {garlic}.',
    'With {1/2} the {rapeseed-oil} smoking gently in the frying pan, fry {red-onion} and {green-pepper} until their edges are black but they still have some bite. Pile them on a warm plate.',
    "Add the {prawns}, well spaced, with the {rapeseed-oil} that's left. Count to ninety, turn them over, and wait only until each one is pink and curled.",
    'Squeeze the rest of the lime into the pan and tip everything onto the {red-onion+}.',
    'Wipe the pan, heat the {flour-tortilla+} in it until they puff up here and there, and fill them with {prawns}, vegetables, {avocado} and pico.',
  ],
} as const satisfies RecipeWords
