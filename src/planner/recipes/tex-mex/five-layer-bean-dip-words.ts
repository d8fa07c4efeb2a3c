import type { RecipeWords } from '#planner/recipe.ts'

export const fiveLayerBeanDipWords = {
  title: 'Five-layer bean dip',
  blurb:
    'The party dip in a glass for two: black beans, cool {greek-yogurt-0}, {avocado}, {salsa} and a little {cheddar}.',
  call: { 'black-beans': 'beans', 'greek-yogurt-0': 'yogurt', cheddar: 'Cheddar', 'lime-juice': 'lime' },
  prep: { cheddar: 'finely grated', 'spring-onion': 'in fine rings' },
  steps: [
    "Grind the {black-beans} with {cumin} under a fork, adding a few drops of water, until they're nearly smooth. Pack them into glasses.",
    'Mash the {avocado} with the {lime-juice}, which keeps it green, and spread it on top.',
    'Smooth the {greek-yogurt-0} over it with the back of a spoon, right to the edge, and spoon the {salsa} on top of that.',
    'Finish it with {cheddar} and {spring-onion}. Dig down through every layer with slices of {cucumber}.',
  ],
} as const satisfies RecipeWords
