import type { RecipeWords } from '#planner/recipe.ts'

export const gingerBokChoyShiitakeWords = {
  title: '{Bok-choy} and shiitake with {ginger}',
  blurb: 'The plate of greens that no Chinese supper goes without. Glossy, quick, and gone before the rest arrives.',
  call: { shiitake: 'mushrooms', 'sesame-oil': 'oil' },
  prep: {
    shiitake: 'thickly sliced',
    ginger: 'in matchsticks',
    garlic: 'sliced',
    'bok-choy': 'leaves and stems apart, cut up',
  },
  steps: [
    'Give the {shiitake} the hot wok and {1/2} of the {sesame-oil} to themselves. They shrink, then colour and smell of roast.',
    'Add the rest of the {sesame-oil} with {ginger} and {garlic}, and stir as long as a sentence takes.',
    'The white stems first: they should shine and still snap.',
    'Leaves on top, the {water} round the edge, lid on for the length of a deep breath, lid off. Toss with the {soy-sauce} and let it boil down to a gloss, with sesame to finish.',
  ],
} as const satisfies RecipeWords
