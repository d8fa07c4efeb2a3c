import type { RecipeWords } from '#planner/recipe.ts'

export const chilliConCarneWords = {
  title: 'Chilli con carne with {rice-cooked}',
  blurb: 'Brick red, thick and slow to heat you up: the Saturday-night classic without the long list.',
  call: {
    'beef-mince-5': 'mince',
    'green-pepper': 'pepper',
    'kidney-beans': 'beans',
    'rice-cooked': 'rice',
    'tinned-tomatoes': 'tomatoes',
  },
  prep: {
    onion: 'chopped',
    'green-pepper': 'chopped',
    'kidney-beans': 'drained',
  },
  steps: [
    'Let a casserole get really hot, spread out the {beef-mince-5} and leave it until the underside is crusty. Then break it up and go on until no pink shows.',
    "Add {onion} and {green-pepper} and stir them round in the fat until they're soft under the spoon.",
    'Season with {cumin}, {paprika} and {chilli-flakes}, stirring until they darken.',
    'Add {tinned-tomatoes}, {kidney-beans} and {salt}. Cover it and leave it until it bubbles thickly and no longer splashes.',
    'Serve it on {rice-cooked}, heated as its packet says.',
  ],
  tip: 'The chilli alone freezes for three months. Heat rice fresh each time.',
} as const satisfies RecipeWords
