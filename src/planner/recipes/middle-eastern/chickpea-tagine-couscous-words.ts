import type { RecipeWords } from '#planner/recipe.ts'

export const chickpeaTagineCouscousWords = {
  title: 'Chickpea and {sweet-potato} tagine with couscous',
  blurb: 'A warm, sweet-and-spiced stew from the Moroccan kitchen, over couscous that cooks itself in a bowl.',
  call: {
    'olive-oil': 'oil',
    'tinned-tomatoes': 'tomatoes',
    'ground-ginger': 'ginger',
    'garlic-powder': 'garlic powder',
  },
  prep: {
    carrot: 'in thick coins',
    'sweet-potato': 'in {2 cm} chunks',
    chickpeas: 'drained',
  },
  steps: [
    'Fry the {carrot}, turning it, in the hot {olive-oil} in a casserole until the coins have a little colour.',
    'Sprinkle in {cumin}, {cinnamon}, {ground-ginger} and {garlic-powder} and stir just until they cling.',
    'Add {sweet-potato}, {tinned-tomatoes}, {chickpeas}, {raisins}, {salt} and {1/2} of the {water}. Cover, and do something else until a fork meets no resistance in the {sweet-potato}.',
    'Near the end, boil the rest of the {water} in the kettle, pour it over the {couscous} in a bowl, lay a plate on top and wait {time}, until it has soaked up all of it.',
    'Fluff the {couscous} with a fork, heap it up and ladle the tagine round it.',
  ],
  tip: 'The stew keeps apart from the couscous, which takes a splash of hot water the next day.',
} as const satisfies RecipeWords
