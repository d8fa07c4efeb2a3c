import type { RecipeWords } from '#planner/recipe.ts'

export const cabbageBeanMinestroneWords = {
  title: 'Minestrone with {cabbage} and beans',
  blurb: 'The big soup of northern Italy: more vegetable than broth, and a spoon should nearly stand up in it.',
  call: {
    'olive-oil': 'oil',
    'tomato-puree': 'tomato purée',
    'pinto-beans': 'beans',
    'gf-pasta': 'gluten-free pasta',
  },
  prep: {
    onion: 'chopped',
    carrot: 'in small dice',
    cabbage: 'cut into ribbons',
    'pinto-beans': 'drained',
    pasta: 'small shapes',
    'gf-pasta': 'small shapes',
  },
  steps: [
    "Let {onion} and {carrot} cook in the {olive-oil} in a casserole. Give them a stir when they hiss, and go on until they're tender and fragrant.",
    'Turn in {cabbage}, {tomato-puree}, {dried-oregano} and {salt} until the ribbons have softened.',
    'Add {water} and {pinto-beans} and cover, until even the ribs of the {cabbage} are tender.',
    "Drop in the {pasta} and stir every so often, until it's cooked through and the soup is thick.",
  ],
  tip: 'A thread of good oil over each bowl makes it taste of the place.',
} as const satisfies RecipeWords
