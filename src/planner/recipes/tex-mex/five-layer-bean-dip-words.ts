import type { RecipeWords } from '#planner/recipe.ts'

export const fiveLayerBeanDipWords = {
  title: 'Five-layer bean dip',
  blurb:
    'The party dip in a glass for two: black beans, cool {greek-yogurt-0}, {avocado}, {salsa} and a little {cheddar}.',
  call: { 'black-beans': 'beans', 'greek-yogurt-0': 'yogurt', cheddar: 'Cheddar', 'lime-juice': 'lime' },
  prep: { cheddar: 'finely grated', 'spring-onion': 'in fine rings' },
  steps: [
    "Grind the {black-beans} with {cumin} under a fork, adding a few drops of water, until they're as smooth as you have patience for. Pack them into tumblers.",
    'Second storey: the {avocado}, mashed with the {lime-juice} so that it keeps its green.',
    'Smooth the {greek-yogurt-0} over it with the back of a spoon, right to the glass, and float the {salsa} on that.',
    'Roof it with {cheddar} and {spring-onion}. Dig down through every layer with slices of {cucumber}.',
  ],
} as const satisfies RecipeWords
