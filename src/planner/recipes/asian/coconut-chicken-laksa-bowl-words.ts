import type { RecipeWords } from '#planner/recipe.ts'

export const coconutChickenLaksaBowlWords = {
  title: 'Coconut {chicken-breast-cooked} laksa with {sweet-potato}',
  blurb:
    'A laksa that needs no stove: hot coconut broth, curry paste, ready-cooked {chicken-breast-cooked} and cubes of {sweet-potato}.',
  call: { 'red-curry-paste': 'paste', 'red-pepper': 'pepper', 'baby-spinach': 'spinach', 'lime-juice': 'lime' },
  prep: {
    'sweet-potato': 'in dice as small as a sugar lump',
    'chicken-breast-cooked': 'torn',
    'red-pepper': 'in fine strips',
  },
  steps: [
    'Cover the {sweet-potato} with a wet sheet of kitchen paper and microwave it for about {time}. A cube should crush between finger and thumb.',
    'Put the kettle on. In a large microwave bowl whisk the {red-curry-paste} with a little of the {coconut-milk-light}, then with all of it and the measured {water}, boiling hot.',
    'Drop in the {chicken-breast-cooked} and the {red-pepper} and microwave it for {2.5 min} at full power, until it steams and bubbles at the rim.',
    'Stir in the {baby-spinach}, which collapses at once, then the {sweet-potato} and the {lime-juice}. Top it with the {coriander} and the coconut.',
  ],
  tip: 'Add rice noodles soaked in hot {water} if you want it to last until evening.',
} as const satisfies RecipeWords
