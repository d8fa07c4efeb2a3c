import type { RecipeWords } from '#planner/recipe.ts'

export const smokyLentilTacosWords = {
  title: 'Smoky lentil tacos with red cabbage',
  blurb: 'Crisp shells, a thick paprika-dark lentil filling and sharp purple slaw: Friday night in {20 min}.',
  call: { 'red-cabbage': 'cabbage', 'taco-shells': 'shell, shells', 'lentils-tinned': 'lentils', 'olive-oil': 'oil' },
  prep: { 'red-cabbage': 'shredded as finely as you can', garlic: 'crushed', avocado: 'mashed', coriander: 'torn' },
  steps: [
    "Scrunch {red-cabbage}, {lime-juice} and {salt} hard between your hands until it's soft and bright pink.",
    'In a frying pan, stir the {garlic}, {tomato-puree} and both spices into the {olive-oil}. Wait until the {olive-oil} at the edge is red.',
    "Tip the drained {lentils-tinned} in with the {water} and flatten about {1/3} of them with a fork. Let them bubble until they're thick enough to sit in a heap.",
    'Push the {lentils-tinned} into one {1/2} of the pan and warm the {taco-shells+}, rims down, on the bare half until they smell of popcorn.',
    'Line each {taco-shells} with {avocado}, fill it with {lentils-tinned}, stuff in the pink {red-cabbage} and finish with {coriander}.',
  ],
  tip: 'Slaw and lentils keep apart for two days. The cabbage only gets better.',
} as const satisfies RecipeWords
