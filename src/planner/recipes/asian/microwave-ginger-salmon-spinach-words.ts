import type { RecipeWords } from '#planner/recipe.ts'

export const microwaveGingerSalmonSpinachWords = {
  title: 'Salmon and {spinach} in gingery {coconut-milk-light}',
  blurb: 'Yellow, warm and soupy, in the time a takeaway needs to answer the phone.',
  call: {
    'coconut-milk-light': 'coconut milk',
    'ground-ginger': 'ginger',
    'lime-juice': 'lime',
    'olive-oil': 'oil',
  },
  prep: {
    carrot: 'coarsely grated',
    salmon: 'in {3 cm} cubes',
  },
  steps: [
    'Mix {coconut-milk-light}, {ground-ginger}, {turmeric}, {chilli-flakes}, {carrot}, {olive-oil} and {salt} together in a deep bowl, and microwave it for {time}, until it steams.',
    'Press the {spinach} into the hot liquid until it wilts.',
    'Push in the {salmon}, cover with a plate, and microwave for {time}.',
    'Swap the outer cubes for the inner ones, put the plate back, and cook it for {time} more. The cubes should be pale pink to the core and flake at a touch. If not, give it another minute.',
    'Let it rest under the plate for {2 min}, so that the heat spreads. Squeeze in the {lime-juice} and eat it with a spoon.',
  ],
} as const satisfies RecipeWords
