import type { RecipeWords } from '#planner/recipe.ts'

export const prawnOrangeSlawWords = {
  title: 'Prawn and {orange} slaw with {coconut-chips}',
  blurb: 'Sweet, sharp and loud to eat, with lime in place of a heavy dressing.',
  call: {
    'lime-juice': 'lime',
    'olive-oil': 'oil',
    'prawns-cooked': 'prawns',
    'coconut-chips': 'coconut flakes',
  },
  prep: {
    cabbage: 'very finely shredded',
    carrot: 'in matchsticks',
    orange: 'peeled and sliced',
  },
  steps: [
    'Rub {cabbage} and {carrot} with the {salt} until they soften and shine.',
    'Add the {orange}, {lime-juice}, {olive-oil} and {chilli-flakes} and turn everything over.',
    'Top with the {prawns-cooked} and {coconut-chips}.',
  ],
} as const satisfies RecipeWords
