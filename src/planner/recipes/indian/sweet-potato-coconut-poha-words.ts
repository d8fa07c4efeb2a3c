import type { RecipeWords } from '#planner/recipe.ts'

export const sweetPotatoCoconutPohaWords = {
  title: '{Sweet-potato} poha with {desiccated-coconut}',
  blurb:
    'Poha is flattened rice. Grated {sweet-potato} and {cauliflower} stand in here, with popped {mustard-seeds}, {desiccated-coconut} and lime.',
  call: { 'green-chilli': 'chilli', 'red-onion': 'onion', 'baby-spinach': 'spinach', 'lime-juice': 'lime' },
  prep: {
    'green-chilli': 'thinly sliced',
    'sweet-potato': 'peeled and coarsely grated',
    cauliflower: 'coarsely grated',
    'red-onion': 'finely sliced',
  },
  steps: [
    'Melt the {coconut-oil} in a lidded frying pan and scatter in the {mustard-seeds}. They jump, so cover the pan until the popping stops.',
    'Add {green-chilli} and {red-onion} for {1 min}, then {sweet-potato}, {cauliflower}, {turmeric} and {salt}. Toss it with two spoons until every shred is yellow.',
    "Let it cook in its own steam, half covered, and toss it now and again. It's done when the shreds are soft and separate and a few are crisp.",
    'Stir in the {baby-spinach} until it has wilted, mix in the {desiccated-coconut} with a fork and add the {lime-juice}.',
  ],
} as const satisfies RecipeWords
