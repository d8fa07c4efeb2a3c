import type { RecipeWords } from '#planner/recipe.ts'

export const chickpeaPotatoStewPaprikaWords = {
  title: 'Chickpea and {potato} stew with paprika',
  blurb: 'A potaje from the Spanish countryside. Cracking the {potato+} instead of cutting them thickens the broth.',
  call: {
    'olive-oil': 'oil',
    'green-pepper': 'pepper',
    'bay-leaf': 'bay leaves',
    'tomato-puree': 'tomato purée',
  },
  prep: {
    onion: 'chopped',
    'green-pepper': 'chopped',
    garlic: 'sliced',
    potato: 'broken into chunks',
    chickpeas: 'drained',
  },
  steps: [
    "Make a sofrito in a casserole: {olive-oil}, {onion}, {green-pepper} and {garlic}, stirred until they're soft and sticky.",
    'Turn the heat down, stir in {paprika} and {tomato-puree}, and stop as soon as the oil turns red, because burnt paprika is bitter.',
    'Add {bay-leaf}, {potato+}, {water}, {chickpeas} and {salt}. Half cover, and leave it until the {potato+} are soft at the edges and the broth has thickened.',
    "Crush one or two pieces of {potato} against the side and stir, until it's as thick as you like it.",
  ],
} as const satisfies RecipeWords
