import type { RecipeWords } from '#planner/recipe.ts'

export const blackEyedBeanGumboWords = {
  title: 'Gumbo with okra and black-eyed beans',
  blurb:
    'A roux the colour of an old penny, the holy trinity of Louisiana, and okra that thickens what the roux began.',
  call: {
    'sunflower-oil': 'oil',
    'plain-flour': 'flour',
    'green-pepper': 'pepper',
    'black-eyed-beans': 'beans',
    'rice-cooked': 'rice',
  },
  prep: {
    onion: 'chopped',
    'green-pepper': 'chopped',
    celery: 'chopped',
    okra: 'in thick rounds',
    'black-eyed-beans': 'drained',
  },
  steps: [
    'Stir the {plain-flour} into the {sunflower-oil} in a casserole and keep stirring. It goes from cream to sand to copper, and copper is where you stop.',
    "Add {onion}, {green-pepper}, {celery} and {salt} right away, which stops the roux from darkening, and stir until they've wilted.",
    'Add {paprika}, {dried-thyme} and {chilli-flakes}, and move on once you can smell them.',
    'Pour in the {water} bit by bit, beating out the lumps, then add {okra} and {black-eyed-beans}. Half cover the pot and cook until the gumbo coats a spoon and the {okra} is tender.',
    'Heat the {rice-cooked} as its packet says, and set a scoop of it in the middle of each bowl.',
  ],
  tip: 'Gumbo without its rice freezes well for three months.',
} as const satisfies RecipeWords
