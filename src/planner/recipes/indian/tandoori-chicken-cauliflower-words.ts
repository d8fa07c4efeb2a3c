import type { RecipeWords } from '#planner/recipe.ts'

export const tandooriChickenCauliflowerWords = {
  title: 'Tandoori {chicken-thigh} with {cauliflower} and {chickpeas}',
  blurb:
    'A scarlet {natural-yogurt} marinade, a very hot oven and one tray: charred edges on the {chicken-thigh}, crackling {chickpeas}.',
  call: { 'chicken-thigh': 'chicken, thighs', 'rapeseed-oil': 'oil' },
  prep: {
    'chicken-thigh': 'slashed twice',
    ginger: 'grated',
    garlic: 'grated',
    cauliflower: 'in florets',
    lemon: 'in wedges',
  },
  steps: [
    'Make a smooth marinade of {natural-yogurt}, {ginger}, {garlic}, {paprika}, {1/2} the {garam-masala} and {2/3} of the {salt}. Work it into the slashes of the {chicken-thigh} and leave it in a cool place to soak up the flavour.',
    'Heat the oven to {oven}. On a large baking tray, coat {cauliflower} and {chickpeas} in {rapeseed-oil}, {turmeric} and the remaining spice and {salt}.',
    'Lift the {chicken-thigh+} from the bowl with the marinade that clings to them and space them out between the florets.',
    {
      written:
        'Roast until the {natural-yogurt} has blackened at the corners, the {chickpeas} pop when bitten and the thickest thigh, cut open, has no pink left.',
      'soya-yogurt':
        'Roast until the yogurt has blackened at the corners, the {chickpeas} pop when bitten and the thickest thigh, cut open, has no pink left.',
    },
    'Let it rest for a moment, scatter the {coriander} over it and serve it with the {lemon} to squeeze.',
  ],
  tip: 'If you think of it, marinate in the morning. The longer it sits in the fridge, the more tender the meat.',
} as const satisfies RecipeWords
