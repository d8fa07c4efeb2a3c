import type { RecipeWords } from '#planner/recipe.ts'

export const tofuTeriyakiGreenBeansWords = {
  title: 'Teriyaki {tofu} with {green-beans} and {carrot}',
  blurb:
    'Crisp-edged {tofu} in a sticky lacquer that you boil down yourself in about the time it takes to set the table.',
  call: {
    'rapeseed-oil': 'oil',
    'soy-sauce': 'soy sauce',
    'brown-sugar': 'sugar',
    'ground-ginger': 'ginger',
    'rice-cooked': 'rice',
  },
  prep: {
    tofu: 'in finger-thick slabs, patted dry',
    'green-beans': 'halved',
    carrot: 'in matchsticks',
    'spring-onion': 'in rings',
  },
  steps: [
    'Dust the {tofu} with the {cornflour}. Fry it in a large frying pan with the {rapeseed-oil}, turning each slab once its underside is crisp and golden brown, then move it to a plate.',
    'Put {green-beans}, {carrot} and {2/3} of the {water} into the same pan and cover. Lift the lid when the beans are bright and have only a little snap left.',
    'Mix {soy-sauce}, {brown-sugar} and {ground-ginger} with the last of the {water}, pour it in, and stir until it boils down to large glossy bubbles.',
    'Put the {tofu} back and turn it in the glaze until it shines. Scatter with {spring-onion}.',
    'Heat the {rice-cooked} as its packet says and spoon everything over it.',
  ],
} as const satisfies RecipeWords
