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
    "Fry the {shiitake} on their own in a hot wok with {1/2} of the {sesame-oil}, until they've shrunk, browned and smell roasted.",
    'Add the rest of the {sesame-oil} with {ginger} and {garlic}, and stir for a few seconds, until you can smell them.',
    'Add the white stems first and stir until they shine but still snap.',
    "Put the leaves on top, pour the {water} round the edge and cover the wok until they've wilted. Toss with the {soy-sauce}, let it boil down until it's glossy, and finish with sesame.",
  ],
} as const satisfies RecipeWords
