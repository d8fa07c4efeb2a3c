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
    'Melt the {coconut-oil} in a lidded frying pan and scatter in the {mustard-seeds}. They jump. Cover until the drumming stops.',
    'Slip in {green-chilli} and {red-onion} for {1 min}, then {sweet-potato}, {cauliflower}, {turmeric} and {salt}. Toss with two spoons as though it were hay. Go on until every shred is yellow.',
    'Let it cook in its own steam, half covered, with a toss now and again. The shreds should be soft and separate, a few of them crisp.',
    "Let the {baby-spinach} melt in, fork the {desiccated-coconut} through and shower with {lime-juice}. It's done when no leaf holds its shape.",
  ],
} as const satisfies RecipeWords
