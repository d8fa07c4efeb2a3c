import type { RecipeWords } from '#planner/recipe.ts'

export const guacamoleJicamaSticksWords = {
  title: 'Guacamole with {jicama} and {cucumber} sticks',
  blurb: 'Chunky, sharp and green, made in a bowl with a fork, and scooped up with cold crisp vegetables.',
  call: { 'red-onion': 'onion', 'lime-juice': 'lime' },
  prep: {
    'red-onion': 'chopped as fine as sand',
    jalapeno: 'chopped',
    coriander: 'chopped',
    tomato: 'seeded, diced',
    jicama: 'peeled, in sticks',
    cucumber: 'in sticks',
  },
  steps: [
    'Pound {red-onion}, {jalapeno}, {coriander} and {salt} against the side of a bowl with the back of a fork until you have a wet green paste.',
    'Halve the {avocado}, squeeze it out of its skin on top and mash roughly with the {lime-juice}. Leave some lumps.',
    'Fold in the {tomato} with two strokes.',
    "Stand {jicama} and {cucumber} in a glass of iced water for a moment if they've gone limp, shake off the drops, and dip.",
  ],
  tip: 'Carrots and radishes make good spoons as well.',
} as const satisfies RecipeWords
